// Offline: last known (receipts are on this device; what waits is shown as what it is).
export { createPortalReceipts } from './create-portal-receipts';
export type { Receipts } from './receipts';
export { ReceiptsContext, useSentReceipts } from './receipts-context';
export { SentReceipt } from './SentReceipt/SentReceipt';
