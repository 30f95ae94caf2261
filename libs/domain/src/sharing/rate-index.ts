import type { Job, MeterRateTask } from '../job/job';
import { folded, foldedAddress } from '../job/folded';
import { groupedBy } from '../job/grouped-by';
import type { ExportColumn, ExportRow } from './export-rows';
import { type SheetRow, textOf } from './sheet-rows';

/** A current rate, with the row that an export would write for it. */
export interface KnownRate {
  readonly job: Job;
  readonly task: MeterRateTask;
  readonly cells: ExportRow;
}

export type FoundRate =
  | { readonly kind: 'rate'; readonly rate: KnownRate }
  | { readonly kind: 'unknown' | 'rate-unknown' | 'ambiguous' }
  | { readonly kind: 'meter-changed'; readonly meterNumber: string };

type Cells = SheetRow['cells'];

/** The columns that tell the rates of one meter apart, the most reliable first. */
const DISTINCT: readonly ExportColumn[] = ['obis', 'rateName', 'maLoId', 'objectKey'];
const PLACE: readonly ExportColumn[] = [
  'meterStreet',
  'meterZip',
  'meterCity',
  'objectKey',
  'locationDescription',
  'obis',
  'rateName',
];

/**
 * Finds the rate of a row by the meter number. If no meter of that number is where the row says, the
 * market location or the place shows which meter has replaced it.
 */
export function rateIndex(
  rates: readonly KnownRate[],
  rows: readonly SheetRow[],
): (row: SheetRow) => FoundRate {
  const byNumber = groupedBy(rates, ({ cells }) => keyOf(cells.meterNumber));
  const inSheet = new Set(rows.map(({ cells }) => keyOf(cells.meterNumber)));
  // A meter whose number is in the sheet has not replaced another meter.
  const fresh = rates.filter(({ cells }) => !inSheet.has(keyOf(cells.meterNumber)));
  const byMarket = groupedBy(fresh, ({ cells }) => marketOf(cells));
  const byPlace = groupedBy(fresh, ({ cells }) => placeOf(cells));

  return ({ cells }) => {
    const number = keyOf(cells.meterNumber);
    const named = (number === '' ? undefined : byNumber.get(number)) ?? [];
    const ofMeter = named.filter((rate) => !isElsewhere(rate.cells, cells));
    if (ofMeter.length > 0) return theOne(ofMeter, cells);
    const [instead, ...others] =
      byMarket.get(marketOf(cells) ?? '') ?? byPlace.get(placeOf(cells) ?? '') ?? [];
    return instead !== undefined && others.length === 0
      ? { kind: 'meter-changed', meterNumber: instead.job.meter.meterNumber }
      : { kind: 'unknown' };
  };
}

/**
 * Whether two meters only share a number, as meters of two makers may: their market locations differ
 * or, where one side has none, their addresses.
 */
function isElsewhere(known: Cells, cells: Cells): boolean {
  const markets = [known, cells].map(({ maLoId }) => lettersOf(maLoId));
  if (!markets.includes('')) return markets[0] !== markets[1];
  const streets = [known, cells].map(({ meterStreet }) => streetKey(meterStreet));
  const zips = [known, cells].map(({ meterZip }) => zipKey(meterZip));
  if (streets.includes('') || zips.includes('')) return false;
  return streets[0] !== streets[1] || zips[0] !== zips[1];
}

function streetKey(cell: Cells[ExportColumn]): string {
  return foldedAddress(textOf(cell)).replace(/\s/g, '');
}

/** Excel drops the zeros at the front when it makes a number of a zip. */
function zipKey(cell: Cells[ExportColumn]): string {
  return lettersOf(cell).replace(/^0+/, '');
}

function lettersOf(cell: Cells[ExportColumn]): string {
  return keyOf(cell).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Each column that is filled on both sides reduces the candidates. An OBIS code that no candidate
 * has belongs to another rate.
 */
function theOne(ofMeter: readonly KnownRate[], cells: Cells): FoundRate {
  let left = ofMeter;
  for (const column of DISTINCT) {
    const wanted = keyOf(cells[column]);
    if (wanted === '') continue;
    const fitting = left.filter((rate) => ['', wanted].includes(keyOf(rate.cells[column])));
    // A name may have changed, but the OBIS code of a register does not change.
    if (fitting.length === 0 && column === 'obis') return { kind: 'rate-unknown' };
    if (fitting.length > 0) left = fitting;
  }
  const [rate, ...others] = left;
  return rate !== undefined && others.length === 0 ? { kind: 'rate', rate } : { kind: 'ambiguous' };
}

function marketOf(cells: Cells): string | null {
  const market = lettersOf(cells.maLoId);
  return market === '' ? null : [market, keyOf(cells.obis)].join('\n');
}

/** A place needs a street and a location within the house, because a house has many meters. */
function placeOf(cells: Cells): string | null {
  if (keyOf(cells.meterStreet) === '' || keyOf(cells.locationDescription) === '') return null;
  return PLACE.map((column) =>
    column === 'meterStreet' ? streetKey(cells[column]) : keyOf(cells[column]),
  ).join('\n');
}

function keyOf(cell: Cells[ExportColumn]): string {
  return folded(textOf(cell)).replace(/\s+/g, ' ');
}
