import type { ExportColumn, NoteColumn, ShareName } from '@ablesbar/domain';
import type { Texts } from '../texts/create-texts';
import type { TextKey } from '../texts/text-key';

/** The heading of each column of the export. */
export const exportHeadText = {
  partnerIdentifier: 'export_partner_identifier',
  partnerCompany: 'export_partner_company',
  customerNumber: 'export_customer_number',
  customerCompany: 'export_customer_company',
  customerStreet: 'export_customer_street',
  customerZip: 'export_customer_zip',
  customerCity: 'export_customer_city',
  maLoId: 'export_malo',
  meterStreet: 'export_meter_street',
  meterZip: 'export_meter_zip',
  meterCity: 'export_meter_city',
  meterCityDistrict: 'export_meter_district',
  objectKey: 'export_object_key',
  locationDescription: 'export_location',
  meterNumber: 'export_meter_number',
  meterType: 'export_meter_type',
  rateName: 'export_rate_name',
  obis: 'export_obis',
  targetReadingDate: 'export_target_date',
  latestExecution: 'export_latest_execution',
  addressHint: 'export_address_hint',
  lastReadingDate: 'export_last_date',
  lastReadingValue: 'export_last_value',
  currentReadingDate: 'export_current_date',
  currentReadingValue: 'export_current_value',
} as const satisfies Record<ExportColumn, TextKey>;

/** The heading of each column of the sheet of own notes. */
export const noteHeadText = {
  meterNumber: 'export_meter_number',
  meterType: 'export_meter_type',
  rateName: 'export_rate_name',
  obis: 'export_obis',
  notedDate: 'note_column_day',
  notedValue: 'note_column_value',
} as const satisfies Record<NoteColumn, TextKey>;

/** 'A1' or 'A1, B2' or 'A1, B2 und 3 weitere' (customer decision 32). */
export function sayShareName({ t }: Texts, { meterNumbers, more }: ShareName): string {
  const named = meterNumbers.join(', ');
  return more === 0 ? named : t('share_name_more', { named, count: more });
}
