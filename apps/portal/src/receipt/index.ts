// Offline: last known (receipts are on this device; waiting readings are shown as waiting).
export { createPortalReceipts } from './create-portal-receipts';
export type { Receipts } from './receipts';
export { receiptsSlice, selectReceipts } from './receipts.slice';
export { JobSlip } from './JobSlip/JobSlip';
export { useJobReceipt } from './use-job-receipt';
export { useReceipts } from './use-receipts';
export { SentReceipt } from './SentReceipt/SentReceipt';
