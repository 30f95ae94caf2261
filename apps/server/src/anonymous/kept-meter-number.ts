import type { Config } from '@ablesbar/domain';
import { cleanMeterNumber } from '@ablesbar/validation';
import { RE2JS } from 're2js';

/** The meter number as it is stored: without the characters that the form removes during typing. */
export function keptMeterNumber(typed: string, { unknownUserReading }: Config): string {
  const { disallowedCharacters } = unknownUserReading;
  if (disallowedCharacters === null) return cleanMeterNumber(typed).trim();
  return cleanMeterNumber(typed, (text) =>
    RE2JS.compile(disallowedCharacters).matcher(text).replaceAll(''),
  ).trim();
}
