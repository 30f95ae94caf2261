import type { CalendarDay } from '@ablesbar/domain';
import type { TableRow } from '../../table/table-row';
import { type Kind, kinds, parsedCells } from '../import-file/cell-kinds';
import { cellTexts } from '../import-file/cell-texts';
import { consentTexts } from './consent-texts';

const COLUMNS = {
  customerNumber: kinds.text(50),
  email: kinds.email,
  emailConsentDate: kinds.day,
} as const satisfies Readonly<Record<string, Kind>>;

/** A file that has no column of addresses at all would withdraw every one. */
const ALL = Object.keys(COLUMNS);

export const CONSENT_COLUMNS = { known: ALL, needed: ALL } as const;

/** A row for the staging. An empty customer number joins nobody. */
export function judgeConsentRow(
  row: TableRow,
  today: CalendarDay,
): { readonly staged: object; readonly reasons: readonly string[] } {
  const needed = ['customerNumber', 'emailConsentDate'] as const;
  const { cellOf, reasons } = parsedCells(row, COLUMNS, needed);
  const day = cellOf('emailConsentDate');
  const isFuture = day !== null && day > today;
  const found = [
    ...reasons,
    ...(isFuture ? [cellTexts.reason('emailConsentDate', consentTexts.future)] : []),
  ];
  return {
    staged: { customer_number: cellOf('customerNumber') ?? '', email: cellOf('email'), day },
    reasons: row.fault === null ? found : [row.fault],
  };
}
