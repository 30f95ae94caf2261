import { answered, arrived, createWorld, jobEntry, noAnswer } from '../testing';
import { createVirtualTime } from '../testing/simulation/virtual-time';
import { struckPorts } from '../testing/struck-ports';
import { createOutboxLocks } from './create-locks';
import { createOutbox } from './create-outbox';
import type { OutboxPorts, SendOutcome } from './ports';

// Declares Node's `process` for this test only: the lib's code must not use it.
declare const process: { readonly stdout: { write(text: string): void } };

/** An outbox with a clock that records each send to the millisecond, and a scripted server. */
async function anOutbox({ answers, readings }: Watched) {
  const time = createVirtualTime();
  const script = [...answers];
  const sentAt: number[] = [];
  const send: OutboxPorts['send'] = async () => {
    sentAt.push(time.now());
    return script.shift() ?? arrived;
  };
  const ports = { ...createWorld().ports, clock: time, locks: createOutboxLocks(null, time), send };
  // No step is struck (`at: 0`); the ports only make time wait for the storage.
  const { struck } = struckPorts(ports, { at: 0, blow: 'fails before' }, time.during);
  const outbox = createOutbox(struck);
  const ids: string[] = [];
  const enterAll = async () => {
    for (let n = 1; n <= readings; n += 1) {
      const { id } = await outbox.add(jobEntry({ jobId: `j-${n}` }));
      ids.push(id);
    }
  };
  await time.passDuring(enterAll());
  return { time, outbox, sentAt, ids };
}

interface Watched {
  readonly answers: readonly SendOutcome[];
  readonly readings: number;
}

/** The times between one attempt and the next. */
const gaps = (moments: readonly number[]) =>
  moments.slice(1).map((moment, before) => moment - (moments[before] ?? 0));

async function aRound(watched: Watched) {
  const { time, outbox, sentAt } = await anOutbox(watched);
  await time.passDuring(outbox.drain());
  return { between: gaps(sentAt), after: time.now() - (sentAt.at(-1) ?? 0) };
}

/**
 * One reading, and a server that fails for this number of attempts. Only the clock runs; the user
 * does nothing.
 */
async function untended(attempts: number) {
  const answers = Array.from({ length: attempts }, () => answered(503));
  const { time, outbox, sentAt, ids } = await anOutbox({ answers, readings: 1 });
  await time.passDuring(outbox.deliver(ids[0] ?? ''));
  await time.passUntil(() => sentAt.length === attempts);
  return gaps(sentAt);
}

const rounds = [
  { says: 'in which all arrive', answers: [], between: [300, 300], after: 500 },
  { says: 'without a connection', answers: [noAnswer], between: [], after: 2000 },
  {
    says: 'that loses its connection',
    answers: [arrived, noAnswer],
    between: [300],
    after: 2000,
  },
  {
    says: 'with a server in trouble',
    answers: [answered(503), answered(503)],
    between: [300],
    after: 2000,
  },
];
// The waits grow to five minutes, then stay at five minutes.
const again = [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map((seconds) => seconds * 1000);

test('every wait has the documented length to the millisecond', async () => {
  const measured = [];
  for (const { says, answers } of rounds) {
    measured.push({ says, answers, ...(await aRound({ answers, readings: 3 })) });
  }
  const measuredAgain = await untended(again.length + 1);
  const said = measured.map(
    ({ says, between, after }) => `a round ${says}: ${[...between, after].join(' + ')} ms`,
  );
  process.stdout.write(
    `queue timings: ${said.join(', ')}; again after ${measuredAgain.join(', ')} ms\n`,
  );
  expect(measured).toEqual(rounds);
  expect(measuredAgain).toEqual(again);
});
