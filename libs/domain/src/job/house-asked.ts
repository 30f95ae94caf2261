import { fieldWrittenOut, folded, foldedPlainly, letterJoined, streetJoined } from './folded';
import type { MeterAddress } from './job';

/** The terms of a query that may name a street, and those that may number its houses. */
export interface HouseAsked {
  readonly streets: readonly string[];
  /** Empty unless there is a word that may be a street: '3' alone may be part of any number. */
  readonly numbers: readonly string[];
}

const NOTHING: HouseAsked = { streets: [], numbers: [] };

/** The terms of '14 a' as '14a': both spellings of a house. */
export function withLetters(terms: readonly string[]): readonly string[] {
  return letterJoined(terms.join(' ')).split(' ');
}

/** The terms are folded. A meter number has more digits, or letters before them. */
export function houseAsked(terms: readonly string[]): HouseAsked {
  const numbers = terms.filter((term) => /^\d{1,3}[a-z]?$/.test(term));
  if (numbers.length === 0) return NOTHING;
  const streets = terms.filter((term) => /^[^\d]{3,}$/.test(term));
  return streets.length === 0 ? NOTHING : { streets, numbers };
}

type House = Pick<MeterAddress, 'street' | 'houseNumber'>;

/**
 * 'Mühlendamm 3' is neither house 13 nor house 30. If no term names this street, the numbers may
 * mean anything, for example a flat.
 */
export function atHouse(house: House, { streets, numbers }: HouseAsked): boolean {
  const { street, numbers: own } = foldedHouse(house);
  if (!streets.some((term) => street.includes(term))) return true;
  return numbers.every((number) => own.includes(number));
}

interface FoldedHouse {
  readonly street: string;
  readonly numbers: readonly string[];
}

// Each key of a search asks for the same houses again.
const known = new WeakMap<House, FoldedHouse>();

function foldedHouse(house: House): FoldedHouse {
  const before = known.get(house);
  if (before !== undefined) return before;
  const street = house.street ?? '';
  const german = folded(street);
  const made = {
    street: bothWays(fieldWrittenOut(`${german}\n${foldedPlainly(street)}`)),
    // Some utilities write the number into the street.
    numbers: letterJoined(`${german} ${folded(house.houseNumber ?? '')}`).split(/[^\da-z]+/),
  };
  known.set(house, made);
  return made;
}

/** 'linden strasse' is found as one word and as two. */
function bothWays(street: string): string {
  const joined = streetJoined(street);
  return joined === street ? street : `${street}\n${joined}`;
}
