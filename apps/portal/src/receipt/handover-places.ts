import type { Receipt } from './receipt-of';

/** The meters of one flat or house, each with its newest reading. */
export interface HandoverPlace {
  /** Its address; empty for meters whose address is not known. */
  readonly address: string;
  readonly receipts: readonly Receipt[];
}

/** The last line of a place tells where in the house the meter is, and may differ in one flat. */
const ADDRESS_LINES = 2;

/** Groups readings by address. `receipts` are in the order newest first, and so are the places. */
export function handoverPlaces(receipts: readonly Receipt[]): readonly HandoverPlace[] {
  const newest = new Map<string, Receipt>();
  for (const receipt of receipts) {
    const meter = `${receipt.accountId}/${receipt.jobId ?? receipt.meterNumber}`;
    if (!newest.has(meter)) newest.set(meter, receipt);
  }
  const places = new Map<string, readonly Receipt[]>();
  for (const receipt of newest.values()) {
    const address = addressOf(receipt);
    places.set(address, [...(places.get(address) ?? []), receipt]);
  }
  return [...places].map(([address, found]) => ({ address, receipts: found }));
}

export function addressOf({ place }: Receipt): string {
  return place.slice(0, ADDRESS_LINES).join(', ');
}

export function whereOf({ place }: Receipt): string {
  return place.slice(ADDRESS_LINES).join(', ');
}
