import type { ChannelPort } from '@ablesbar/api-client';
import { draftIn } from '../../merge-parts';
import type { PartDisk } from '../../read-parts';
import type { Merge } from '../../slice-parts';

/**
 * The rules that protect a draft. Each can be switched off here, from outside. The tabs then behave as
 * they would without the rule, and the product needs no switch that could be left on.
 */
export type Rule =
  | 'a write looks at the disk'
  | 'a tab looks at what others have written'
  | 'the later value of a rate counts'
  | 'what an earlier build repeats does not count'
  | 'a draft is on the disk before its reading leaves the queue';

/** The parts of a tab in which the rules stand. */
export interface Part {
  readonly merge: Merge;
  readonly state: PartDisk;
  readonly onReturn: (listener: () => void) => void;
  readonly channel: ChannelPort | null;
  readonly flush: (work: () => Promise<unknown>) => Promise<unknown>;
}

const switchedOff: Readonly<Record<Rule, (part: Part) => Part>> = {
  'a write looks at the disk': (part) => ({
    ...part,
    merge: (sides, isMineLater) => (isMineLater ? sides.mine : part.merge(sides, isMineLater)),
  }),
  'a tab looks at what others have written': (part) => ({
    ...part,
    channel: null,
    onReturn: () => undefined,
  }),
  'the later value of a rate counts': (part) => ({
    ...part,
    merge: ({ base, mine, theirs }, isMineLater) => {
      const [own, other] = [draftIn(mine), draftIn(theirs)];
      // As a whole, the draft that was changed later.
      if (own === undefined || other === undefined || mine === base || theirs === base) {
        return part.merge({ base, mine, theirs }, isMineLater);
      }
      return (own.changedAt ?? '') >= (other.changedAt ?? '') ? mine : theirs;
    },
  }),
  'what an earlier build repeats does not count': (part) => ({
    ...part,
    state: {
      ...part.state,
      entries: async (prefix) =>
        new Map(
          [...(await part.state.entries(prefix))].filter(([key]) => !key.endsWith('#earlier')),
        ),
    },
  }),
  'a draft is on the disk before its reading leaves the queue': (part) => ({
    ...part,
    flush: async () => undefined,
  }),
};

export function withoutRule(rule: Rule | undefined, part: Part): Part {
  return rule === undefined ? part : switchedOff[rule](part);
}
