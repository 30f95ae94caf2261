import { answered, createWorld, jobEntry, noAnswer, photo } from '../testing';
import { quickDigest } from '../testing/simulation/quick-digest';
import { createVirtualTime } from '../testing/simulation/virtual-time';
import { blows, type Strike, struckPorts } from '../testing/struck-ports';
import { createOutboxLocks } from './create-locks';
import { createOutbox, type Outbox } from './create-outbox';
import type { OutboxPorts, SendOutcome } from './ports';

// Declares Node's `process` for this test only: the lib's code must not use it.
declare const process: { readonly stdout: { write(text: string): void } };

const DAY_MS = 24 * 3600 * 1000;
const entry = jobEntry({ photos: [photo('one'), photo('two')] });

/** What the user was told before the page was struck. */
type Told = 'nothing' | 'kept' | 'not kept' | 'refused' | 'discarded';

interface Scenario {
  readonly says: string;
  /** The server's first answers. After the strike it accepts every reading. */
  readonly answers: readonly SendOutcome[];
  /** What happened before, without a strike. */
  readonly before: (outbox: Outbox, ports: OutboxPorts) => Promise<unknown>;
  readonly act: (outbox: Outbox, tell: (what: Told) => void) => Promise<unknown>;
}

const waiting = async (outbox: Outbox) => {
  const { id } = await outbox.add(entry);
  await outbox.deliver(id);
};
const first = async (outbox: Outbox) =>
  (await outbox.list())[0] ?? { id: '', state: 'QUEUED' as const };

const scenarios: readonly Scenario[] = [
  {
    says: 'entering, and the first attempt',
    answers: [],
    before: async () => undefined,
    act: enterAndDeliver,
  },
  {
    says: 'entering, and a first attempt that is refused',
    answers: [answered(422)],
    before: async () => undefined,
    act: enterAndDeliver,
  },
  {
    says: 'a round',
    answers: [noAnswer],
    before: waiting,
    act: (outbox) => outbox.drain({ ignoreWaiting: true }),
  },
  {
    says: 'a round that is refused',
    answers: [noAnswer, answered(422)],
    before: waiting,
    act: (outbox) => outbox.drain({ ignoreWaiting: true }),
  },
  {
    says: 'a round without a login, and the login',
    answers: [answered(401)],
    before: waiting,
    act: async (outbox) => {
      await outbox.unblock('a-1');
      await outbox.drain();
    },
  },
  {
    says: 'clearing away what had arrived',
    answers: [],
    before: async (outbox, { records, photos, send }) => {
      const record = await outbox.add(entry);
      const stored = await Promise.all(record.photos.map(({ key }) => photos.read(key)));
      await send(
        record,
        stored.flatMap((one) => (one ? [{ ...one, slot: 't-1' }] : [])),
      );
      await records.change(record.id, (one) => ({ ...one, state: 'ACKED' }));
    },
    act: (outbox) => outbox.start(),
  },
  {
    says: 'discarding',
    answers: [noAnswer],
    before: waiting,
    act: async (outbox, tell) => {
      if (await outbox.discard((await first(outbox)).id)) tell('discarded');
    },
  },
  {
    says: 'sending one again',
    answers: [noAnswer],
    before: waiting,
    act: async (outbox) => outbox.retry(await first(outbox)),
  },
];

async function enterAndDeliver(outbox: Outbox, tell: (what: Told) => void): Promise<void> {
  const record = await outbox.add(entry).catch(() => null);
  tell(record === null ? 'not kept' : 'kept');
  if (record === null) return;
  const delivery = await outbox.deliver(record.id).catch(() => null);
  if (delivery?.kind === 'refused') tell('refused');
}

/** Plays a scenario in which one step goes wrong. Then a new page continues without faults. */
async function survive({ answers, before, act }: Scenario, strike: Strike) {
  const time = createVirtualTime();
  const stored = new Map<string, number>();
  const script = [...answers];
  const send: OutboxPorts['send'] = async ({ id }, photos) => {
    const answer = script.shift();
    if (answer !== undefined) return answer;
    stored.set(id, photos.length);
    return { kind: 'acknowledged' };
  };
  const whole = createWorld().ports;
  const ports: OutboxPorts = { ...whole, clock: time, send };
  const calm = struckPorts(ports, { at: 0, blow: 'fails before' }, time.during).struck;
  const page = (of: OutboxPorts) => createOutbox({ ...of, locks: createOutboxLocks(null, time) });
  const heard: Told[] = ['nothing'];

  await time.passDuring(before(page(calm), calm));
  const wasKept = (await ports.records.all()).length > 0;
  const { struck, closed, steps } = struckPorts(ports, strike, time.during);
  const acting = act(page(struck), (what) => heard.push(what)).catch(() => undefined);
  await time.passDuring(Promise.race([acting, closed]));
  const hit = steps() >= strike.at;

  script.length = 0;
  const next = page(calm);
  const settle = async () => {
    await next.start();
    await next.unblock('a-1');
    for (const record of await next.list()) await next.retry(record);
    await time.wait(2 * DAY_MS);
    await next.removeUnreadable(await next.unreadable());
  };
  await time.passDuring(settle());
  const left = [await ports.records.all(), await ports.photos.keys()].flat().length;
  return { hit, told: heard.at(-1), wasKept, stored: [...stored.values()], left };
}

test('the reading survives an end or a failure at every step', async () => {
  const restoreDigest = quickDigest();
  const wrong: string[] = [];
  let cases = 0;
  for (const scenario of scenarios) {
    for (const blow of blows) {
      for (let at = 1; ; at += 1) {
        const end = await survive(scenario, { at, blow });
        if (!end.hit) break;
        cases += 1;
        const mustArrive = end.told === 'kept' || (end.wasKept && end.told !== 'discarded');
        const isThere = end.stored.length === 1 && end.stored[0] === 2;
        const isWhole = isThere || (end.stored.length === 0 && !mustArrive);
        // A discard that was interrupted has either happened or not, and the user sees which.
        const mayBeGone = scenario.says === 'discarding' && end.stored.length === 0;
        // The reading was refused while the form showed it, so the form still has it.
        const isInForm = end.told === 'kept' && scenario.says.includes('refused');
        if (end.left > 0 || !(isWhole || mayBeGone || (isInForm && end.stored.length === 0))) {
          wrong.push(`${scenario.says}, step ${at}, ${blow}: ${JSON.stringify(end)}`);
        }
      }
    }
  }
  restoreDigest();
  process.stdout.write(`kill points: cases=${cases} survived=${cases - wrong.length}\n`);
  expect(wrong).toEqual([]);
  expect(cases).toBeGreaterThan(200);
});
