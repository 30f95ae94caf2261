import type { RouteLimitName } from './limit-rules';
import type { Limits } from './limits';

interface Counting {
  readonly name: RouteLimitName;
  readonly subject: string;
}

/**
 * Counts what is stored, not what is called: `store` calls `count` with the id of the valid reading
 * that it is about to store. If an earlier call has stored it under another id, or if it cannot be
 * stored now, nothing is counted. So an app can repeat a reading as often as its network needs.
 */
export async function countIfNew<Answer extends { readonly id: string }>(
  limits: Limits,
  countings: readonly Counting[],
  store: (count: (id: string) => Promise<void>) => Promise<Answer>,
): Promise<Answer> {
  const counted: Counting[] = [];
  let stored: string | null = null;
  try {
    const answer = await store(async (id) => {
      stored = id;
      for (const one of countings) {
        await limits.count(one.name, one.subject);
        counted.push(one);
      }
    });
    if (answer.id === stored) counted.length = 0;
    return answer;
  } finally {
    for (const { name, subject } of counted) await limits.giveBack(name, subject);
  }
}

/** Each photo counts, because each takes room. */
export function eachPhoto(
  accountId: string,
  photos: readonly (readonly unknown[] | undefined)[],
): readonly Counting[] {
  return photos.flatMap((some = []) => some.map(() => ({ name: 'photos', subject: accountId })));
}
