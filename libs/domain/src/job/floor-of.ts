import { folded } from './folded';

/** Above every counted floor, and below what lies on top of it. */
const ROOF = 99;

const STOREY = 'og|obergeschoss|stock|stockwerk|etage|geschoss';
const LEVEL = 'etage|ebene|floor|level';
const BELOW = 'ug|untergeschoss|tiefgeschoss|kg|kellergeschoss|basement';
const ORDINALS = [
  /^(?:erste|first)/,
  /^(?:zweite|second)/,
  /^(?:dritte|third)/,
  /^(?:vierte|fourth)/,
  /^(?:fuenfte|fifth)/,
] as const;
const ORDINAL = '((?:erste|zweite|dritte|vierte|fuenfte)[rsnm]?|first|second|third|fourth|fifth)';

/** In 'WE 12 OG links', 12 is the number of the flat; in 'Wohnung 2. OG' a dot makes it the floor. */
const NUMBERED = '\\b(?:we|whg\\.?|wohnung|haus)(?: (?:nr\\.?|nummer))? ?(?=\\d+ ?[a-z])';

type Floor = readonly [words: string, height: (count: string) => number];

/** In German and in English; the words of the British, whose first floor is not the ground floor. */
const FLOORS = (
  [
    [`(\\d+) ?\\.? ?(?:${STOREY})`, Number],
    ['(\\d+)(?:st|nd|rd|th)? floor', Number],
    [`${ORDINAL} (?:${STOREY}|floor)`, countOf],
    [`(?:${LEVEL}) ?(-?\\d+)`, Number],
    ['(?:og|obergeschoss|stock) ?(\\d+)', Number],
    [`(\\d+) ?\\.? ?(?:${BELOW})`, (count) => -Number(count)],
    [`${ORDINAL} (?:${BELOW})`, (count) => -countOf(count)],
    ['(?:ug|untergeschoss|basement|basement level) ?(\\d+)', (count) => -Number(count)],
    ['(\\d+) ?\\.? ?(?:dg|dachgeschoss)', (count) => ROOF + Number(count) - 1],
    ['souterrain|tiefparterre|lower ground(?: floor)?', () => -0.5],
    ['ug|kg|\\w*keller\\w*|\\w*untergeschoss|tiefgarage|basement|cellar', () => -1],
    ['eg|erdgeschoss|parterre|ground floor', () => 0],
    ['hochparterre|raised ground floor', () => 0.25],
    ['zwischengeschoss|mezzanin|mezzanine', () => 0.5],
    ['og|obergeschoss|upstairs', () => 1],
    ['staffelgeschoss|penthouse', () => ROOF - 1],
    ['dg|dachgeschoss|top floor', () => ROOF],
    ['dach|dachboden|dachraum|speicher|spitzboden|attic|loft', () => ROOF + 10],
  ] as const satisfies readonly Floor[]
).map(([words, height]) => ({
  words: new RegExp(`(?<![\\w-]|${NUMBERED})(?:${words})(?!\\w)`),
  height,
}));

/**
 * How high a place in a house is, by the words for its floor: -1 the cellar, 0 the ground floor, 1 the
 * first floor. If it names several floors, the first one counts. Null: it names none.
 */
export function floorOf(place: string): number | null {
  const text = folded(place).replace(/\s+/g, ' ');
  let first: { readonly at: number; readonly height: number } | null = null;
  for (const { words, height } of FLOORS) {
    const found = words.exec(text);
    if (found === null || (first !== null && found.index >= first.at)) continue;
    first = { at: found.index, height: height(found[1] ?? '') };
  }
  return first?.height ?? null;
}

function countOf(ordinal: string): number {
  return ORDINALS.findIndex((words) => words.test(ordinal)) + 1;
}
