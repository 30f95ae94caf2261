import { isCount, type JsonObject } from './json-part';

/** The number of digits a counter has before and after the decimal comma. */
export interface CounterDigits {
  readonly preDecimals: number;
  readonly postDecimals: number;
}

const PRE = { least: 1, most: 20, usual: 8 };
const POST = { least: 0, most: 9, usual: 0 };

/**
 * The input draws one cell for each digit. Zero digits before the comma, or more than a counter can
 * have, must be a mistake, so the usual number is used.
 */
export function wholeDigits(json: JsonObject): CounterDigits {
  return {
    preDecimals: within(PRE, json['preDecimals']),
    postDecimals: within(POST, json['postDecimals']),
  };
}

function within({ least, most, usual }: typeof PRE, json: unknown): number {
  return isCount(json) && json >= least && json <= most ? json : usual;
}
