import type { Config } from '@ablesbar/domain';
import { cleanMeterNumber } from '@ablesbar/validation';
import { RE2JS } from 're2js';

/** As it is kept: without what the form takes out while it is typed. */
export function keptMeterNumber(typed: string, { unknownUserReading }: Config): string {
  const { disallowedCharacters } = unknownUserReading;
  if (disallowedCharacters === null) return cleanMeterNumber(typed).trim();
  return cleanMeterNumber(typed, (text) =>
    RE2JS.compile(disallowedCharacters).matcher(text).replaceAll(''),
  ).trim();
}
