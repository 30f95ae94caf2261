import { mergeDrafts, type ReadingDraft } from '../reading';
import { type Merge, type Text, valueOfPart } from './slice-parts';

/** A job's draft is merged value by value. Every other part is one field, which comes from one tab. */
export const mergeParts: Merge = ({ base, mine, theirs }, isMineLater) => {
  if (mine === base || mine === theirs) return theirs;
  if (theirs === base) return mine;
  const [before, own, other] = [draftIn(base), draftIn(mine), draftIn(theirs)];
  if ((own ?? other) === undefined) return isMineLater ? (mine ?? theirs) : (theirs ?? mine);
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
