import { type Dated, mergeDrafts, momentOf, type ReadingDraft } from '../reading';
import {
  CHANGED_AT,
  ENTERED_AT,
  type Merge,
  momentsIn,
  partAt,
  type Parts,
  type Sides,
  type Text,
  valueOfPart,
} from './slice-parts';

/** A job's draft is merged value by value. Every other part is one field: the later one counts. */
export const mergeParts: Merge = (name, sides) => {
  const base = partAt(sides.base, name);
  const mine = partAt(sides.mine, name);
  const theirs = partAt(sides.theirs, name);
  /** A field may have been entered again with the same text. */
  const isUnchanged = (parts: Parts) =>
    partAt(parts, name) === base && momentAt(parts, name) <= momentAt(sides.base, name);
  if (isUnchanged(sides.mine) || mine === theirs) return theirs;
  if (isUnchanged(sides.theirs)) return mine;
  if (name === ENTERED_AT) return laterMoments(sides);
  const [before, own, other] = [draftIn(base), draftIn(mine), draftIn(theirs)];
  if ((own ?? other) === undefined) {
    return isMineLater(name, sides) ? (mine ?? theirs) : (theirs ?? mine);
  }
  const merged = mergeDrafts({ base: before, mine: own, theirs: other });
  return merged === undefined ? null : JSON.stringify(merged);
};

/** Undefined if it is no draft: it may be of another build. */
export function draftIn(text: Text): ReadingDraft | undefined {
  const part = text === null ? undefined : valueOfPart(text);
  return isDraft(part) ? part : undefined;
}

function isDraft(part: unknown): part is ReadingDraft {
  return (
    typeof part === 'object' &&
    part !== null &&
    'values' in part &&
    Object(part.values) === part.values
  );
}

/** True if nobody knows: then the tab that merges counts. */
function isMineLater(name: string, { base, mine, theirs }: Sides): boolean {
  const before = datedIn(base, name);
  const momentIn = (parts: Parts) => momentOf(name, datedIn(parts, name), before);
  return momentIn(mine) >= momentIn(theirs);
}

function datedIn(parts: Parts, name: string): Dated {
  const changedAt = valueOfPart(partAt(parts, CHANGED_AT) ?? '');
  return {
    values: { [name]: partAt(parts, name) },
    enteredAt: momentsIn(parts),
    ...(typeof changedAt === 'string' && { changedAt }),
  };
}

const momentAt = (parts: Parts, name: string): string => momentsIn(parts)[name] ?? '';

function laterMoments({ mine, theirs }: Sides): Text {
  const moments = { ...momentsIn(mine) };
  for (const [name, at] of Object.entries(momentsIn(theirs))) {
    if (at > (moments[name] ?? '')) moments[name] = at;
  }
  return JSON.stringify(moments);
}
