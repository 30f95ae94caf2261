import { meterName } from '@ablesbar/i18n';
import { useTexts } from '@ablesbar/ui';
import { useSession } from '../base/session';
import { addressOf, whereOf } from './handover-places';
import type { Receipt } from './receipt-of';

/** How screens name the meter of a receipt, and the place of several. */
export function useReceiptMeter() {
  const { t } = useTexts();
  const { accountIds } = useSession();
  /**
   * An empty number has two causes: the utility knows none, or the job was not there when the receipt
   * was made.
   */
  const numberOf = (receipt: Receipt) => {
    const { meterNumber, accountId, place } = receipt;
    if (meterNumber.trim() !== '' || isJobKnown(receipt)) {
      const [street = null] = place;
      const locationDescription = whereOf(receipt);
      const meterAddress = { locationDescription, street, houseNumber: null };
      return meterName({ meterNumber, meterAddress }, t);
    }
    return t(accountIds.includes(accountId) ? 'jobs_unknown_number' : 'receipt_gone_text');
  };
  /** Of receipts that have the same address. */
  const addressTextOf = (receipts: readonly Receipt[]) => {
    const [address = ''] = receipts.map(addressOf);
    if (address !== '') return address;
    const areUnlisted = receipts.every(({ jobId }) => jobId === null);
    return t(areUnlisted ? 'receipt_unlisted_text' : 'jobs_building_unknown');
  };
  return { numberOf, addressTextOf };
}

/** No field says so: receipts of earlier builds lie on the devices. */
function isJobKnown({ place, meterType, customMeterType, rates }: Receipt): boolean {
  return (
    place.length > 0 ||
    meterType !== 'GENERIC_METER' ||
    customMeterType !== null ||
    rates.some(({ name, obis, unit }) => name !== null || obis !== '' || unit !== '')
  );
}
