import { recordOf } from '@ablesbar/offline-queue/testing';
import { readingsEvicted } from './outbox.slice';
import { startOutbox } from './start-outbox';

const told = {
  type: 'error',
  title: 'outbox_evicted_title',
  message: 'outbox_evicted_text',
  values: { count: 2 },
};

async function started({ unsent, there, look }: Case) {
  const steps: unknown[] = [];
  await startOutbox(
    {
      start: async () => void steps.push('start'),
      list: async () => Array.from({ length: there }, () => recordOf()),
    },
    {
      notices: {
        show: ({ type, title, message, values }) => steps.push({ type, title, message, values }),
      },
      store: { dispatch: (lost) => steps.push(lost) },
    },
    {
      browser: {
        localStorage: { getItem: (name) => (name === 'ablesbar-unsent' ? unsent : null) },
      },
      state: {
        getItem: async () => {
          steps.push('look');
          return look();
        },
        setItem: async () => steps.push('mark'),
      },
    },
  );
  return steps;
}

interface Case {
  readonly unsent: string;
  readonly there: number;
  readonly look: () => string | null;
}

const unmarked = () => null;

test.each([
  {
    says: 'nothing waited',
    ...{ unsent: '0', there: 0, look: unmarked },
    steps: ['start', 'mark'],
  },
  {
    says: 'the database has gone: it is said of how many, once there is another',
    ...{ unsent: '2', there: 0, look: unmarked },
    steps: ['look', 'start', told, readingsEvicted(2), 'mark'],
  },
  {
    says: 'the queue of an earlier build was not marked: what is there is not missed',
    ...{ unsent: '2', there: 2, look: unmarked },
    steps: ['look', 'start', 'mark'],
  },
  {
    says: 'the queue was here, and a page has died before it lowered the number',
    ...{ unsent: '2', there: 0, look: () => 'there' },
    steps: ['look', 'start', 'mark'],
  },
  {
    says: 'a state that cannot be read: the queue opens all the same',
    unsent: '2',
    there: 0,
    look: () => {
      throw new Error('blocked');
    },
    steps: ['look', 'start', 'mark'],
  },
])('$says', async ({ steps, ...given }) => {
  expect(await started(given)).toEqual(steps);
});
