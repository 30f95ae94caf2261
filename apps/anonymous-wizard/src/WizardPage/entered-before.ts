import { METER_TYPES } from '@ablesbar/domain';
import { cleanMeterNumber, type MeterChoice } from '@ablesbar/validation';
import { fieldId } from '../steps/field-id';

/**
 * What somebody has typed and chosen in the page as it was built, before any script was there. React
 * leaves the fields as they are, and does not know of it.
 */
export function enteredBefore(page: Document): Partial<MeterChoice> {
  const number = page.getElementById(fieldId({ field: 'meterNumber', obis: null }));
  const typed = number instanceof HTMLInputElement ? cleanMeterNumber(number.value) : '';
  const tile = page.querySelector('input[type=radio]:checked');
  // The first tile is the one that the page was built with.
  const isChosen = tile instanceof HTMLInputElement && !tile.defaultChecked;
  const meterType = isChosen ? METER_TYPES.find((type) => type === tile.value) : undefined;
  return { ...(typed !== '' && { meterNumber: typed }), ...(meterType && { meterType }) };
}
