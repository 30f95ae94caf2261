import type { ChannelPort } from '@ablesbar/api-client';
import { draftIn } from '../../merge-parts';
import type { PartDisk } from '../../read-parts';
import { type Merge, partAt, setPart } from '../../slice-parts';

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
  'a write looks at the disk': (part) => {
    /** What this tab has last seen or written. */
    const seen = new Map<string, string>();
    return {
      ...part,
      state: {
        async entries(prefix) {
          const found = await part.state.entries(prefix);
          for (const key of seen.keys()) if (key.startsWith(prefix)) seen.delete(key);
          for (const [key, text] of found) seen.set(key, text);
          return found;
        },
        change: (keys, decide) =>
          part.state.change(keys, (key) => {
            const text = decide(key, partAt(seen, key));
            setPart(seen, key, text);
            return text;
          }),
      },
    };
  },
  'a tab looks at what others have written': (part) => ({
    ...part,
    channel: null,
    onReturn: () => undefined,
  }),
  'the later value of a rate counts': (part) => ({
    ...part,
    merge: (name, sides) => {
      const [mine, theirs] = [partAt(sides.mine, name), partAt(sides.theirs, name)];
      const [own, other] = [draftIn(mine), draftIn(theirs)];
      const isOneSided = [mine, theirs].includes(partAt(sides.base, name));
      // As a whole, the draft that was changed later.
      if (own === undefined || other === undefined || isOneSided) return part.merge(name, sides);
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
