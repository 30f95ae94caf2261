import { createUpdates } from './updates';

function setUp({ isTyped = false, cameByReload = false } = {}) {
  const steps: string[] = [];
  const updates = createUpdates({
    reload: {
      settle: async () => void steps.push('settle'),
      now: async () => void steps.push('reload'),
    },
    isTyped: () => isTyped,
    cameByReload,
  });
  const takeOver = async () => void steps.push('take over');
  return { updates, steps, takeOver };
}

test('a waiting build is offered, and is loaded after the person accepts it and the entries are saved', async () => {
  const { updates, steps, takeOver } = setUp();
  const told = jest.fn();
  updates.subscribe(told);
  updates.offer(takeOver);
  expect(updates.get()).toBe('offered');
  expect(steps).toEqual([]);
  await updates.accept();
  expect(updates.get()).toBe('under-way');
  expect(steps).toEqual(['settle', 'take over', 'reload']);
  expect(told).toHaveBeenCalledTimes(2);
});

test('the later of two waiting builds is loaded', async () => {
  const { updates, steps, takeOver } = setUp();
  updates.offer(async () => void steps.push('the first'));
  updates.offer(takeOver);
  await updates.accept();
  expect(steps).toContain('take over');
  expect(steps).not.toContain('the first');
});

test('the answer "later" closes the dialog', () => {
  const { updates, steps, takeOver } = setUp();
  updates.offer(takeOver);
  updates.postpone();
  expect(updates.get()).toBe('none');
  expect(steps).toEqual([]);
});

test.each([
  { says: 'reloads at once', page: {}, state: 'none', done: ['reload'] },
  { says: 'asks if something is typed', page: { isTyped: true }, state: 'due', done: [] },
  { says: 'asks after a reload', page: { cameByReload: true }, state: 'due', done: [] },
])('an old page $says', ({ page, state, done }) => {
  const { updates, steps } = setUp(page);
  updates.demand();
  expect(updates.get()).toBe(state);
  expect(steps).toEqual(done);
});

test('an old page that demands an update reloads without a new service worker', async () => {
  const { updates, steps, takeOver } = setUp({ isTyped: true });
  updates.offer(takeOver);
  updates.demand();
  await updates.accept();
  expect(steps).toEqual(['settle', 'reload']);
});

test('an accepted update is neither asked about again nor called off', async () => {
  const { updates, steps, takeOver } = setUp();
  updates.offer(takeOver);
  const accepted = updates.accept();
  updates.demand();
  updates.postpone();
  expect(updates.get()).toBe('under-way');
  await accepted;
  expect(steps.filter((step) => step === 'reload')).toHaveLength(1);
});
