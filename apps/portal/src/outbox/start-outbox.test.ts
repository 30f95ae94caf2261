import { recordOf } from '@ablesbar/offline-queue/testing';
import { startOutbox } from './start-outbox';

async function started({ unsent, databases }: { unsent: string; databases: () => Promise<[]> }) {
  const steps: unknown[] = [];
  const kept = new Map([['ablesbar-unsent', unsent]]);
  let isStarted = false;
  await startOutbox(
    {
      start: async () => {
        steps.push('start');
        isStarted = true;
      },
      items: () => (isStarted ? [recordOf()] : []),
      subscribe: () => () => undefined,
    },
    { show: ({ type, title, message, values }) => steps.push({ type, title, message, values }) },
    {
      localStorage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
      },
      indexedDB: {
        databases: () => {
          steps.push('look');
          return databases();
        },
      },
    },
  );
  return { steps, noted: kept.get('ablesbar-unsent') };
}

test.each([
  {
    says: 'nothing waited',
    unsent: '0',
    databases: async (): Promise<[]> => [],
    steps: ['start'],
  },
  {
    says: 'the database has gone: it is said of how many, once there is another',
    unsent: '2',
    databases: async (): Promise<[]> => [],
    steps: [
      'look',
      'start',
      {
        type: 'error',
        title: 'outbox_evicted_title',
        message: 'outbox_evicted_text',
        values: { count: 2 },
      },
    ],
  },
  {
    says: 'a browser that cannot say it: the queue opens all the same',
    unsent: '2',
    databases: () => Promise.reject(new Error('blocked')),
    steps: ['look', 'start'],
  },
])('$says', async ({ unsent, databases, steps }) => {
  expect(await started({ unsent, databases })).toEqual({ steps, noted: '1' });
});
