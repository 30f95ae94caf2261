import { METER_TYPES } from '@ablesbar/domain';
import { cleanMeterNumber, type MeterChoice } from '@ablesbar/validation';
import { fieldId } from '../steps/field-id';

/**
 * What the user has typed and chosen in the built page before any script ran. React keeps the fields as
 * they are, but its state does not contain these entries.
 */
export function enteredBefore(page: Document): Partial<MeterChoice> {
  const number = page.getElementById(fieldId({ field: 'meterNumber', obis: null }));
  const typed = number instanceof HTMLInputElement ? cleanMeterNumber(number.value) : '';
  const tile = page.querySelector('input[type=radio]:checked');
  // The first tile is checked in the built page, so it does not count as a choice.
  const isChosen = tile instanceof HTMLInputElement && !tile.defaultChecked;
  const meterType = isChosen ? METER_TYPES.find((type) => type === tile.value) : undefined;
  return { ...(typed !== '' && { meterNumber: typed }), ...(meterType && { meterType }) };
}
