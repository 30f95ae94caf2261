import { METER_TYPES } from '@ablesbar/domain';
import { cleanMeterNumber, type MeterChoice } from '@ablesbar/validation';
import { fieldId } from '../steps/StepForm';

/** Beside the draft, which only the wizard itself can read and change. */
const ENTERED = 'ablesbar-wizard-entered';

/** Keeps what was entered for the page that is loaded next. */
export function keepEntered({ meterNumber, meterType }: MeterChoice, page: Window): void {
  try {
    page.sessionStorage.setItem(ENTERED, `${meterType} ${meterNumber}`);
  } catch {
    // Without a storage the user has to type the number again.
  }
}

function takeKept(page: Window): string {
  try {
    const kept = page.sessionStorage.getItem(ENTERED);
    page.sessionStorage.removeItem(ENTERED);
    return kept ?? '';
  } catch {
    return '';
  }
}

/**
 * What the user has typed and chosen in the built page before any script ran, or in the page before. React
 * keeps the fields as they are, but its state does not contain these entries.
 */
export function enteredBefore(page: Window): Partial<MeterChoice> {
  const [keptType, keptNumber = ''] = takeKept(page).split(' ');
  const number = page.document.getElementById(fieldId({ field: 'meterNumber', obis: null }));
  const typed = number instanceof HTMLInputElement && cleanMeterNumber(number.value);
  const tile = page.document.querySelector('input[type=radio]:checked');
  const chosen = tile instanceof HTMLInputElement ? tile.value : keptType;
  const meterNumber = typed || keptNumber;
  const meterType = METER_TYPES.find((type) => type === chosen);
  return { ...(meterNumber !== '' && { meterNumber }), ...(meterType && { meterType }) };
}
