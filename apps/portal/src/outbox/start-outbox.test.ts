import { startOutbox } from './start-outbox';

async function started({ unsent, databases }: { unsent: string; databases: () => Promise<[]> }) {
  const steps: unknown[] = [];
  await startOutbox(
    {
      start: async () => void steps.push('start'),
    },
    { show: ({ type, title, message, values }) => steps.push({ type, title, message, values }) },
    {
      localStorage: { getItem: (name) => (name === 'ablesbar-unsent' ? unsent : null) },
      indexedDB: {
        databases: () => {
          steps.push('look');
          return databases();
        },
      },
    },
  );
  return steps;
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
  expect(await started({ unsent, databases })).toEqual(steps);
});
