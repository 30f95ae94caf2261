import { answered, createWorld, jobEntry, noAnswer, photo, unlistedEntry } from '../testing';

test('an arrived reading leaves no data behind', async () => {
  const { ports, sent, photos, openPage } = createWorld();
  const outbox = openPage();
  const { id } = await outbox.add(jobEntry({ photos: [photo('one'), photo('two', 't-2')] }));
  expect(await outbox.deliver(id)).toEqual({ kind: 'sent' });
  expect(sent).toEqual([id]);
  expect(photos).toEqual([photo('one'), photo('two', 't-2')]);
  expect(await ports.records.all()).toEqual([]);
  expect(await ports.photos.keys()).toEqual([]);
});

test('the answer that the sender received is returned', async () => {
  const { openPage, answer } = createWorld();
  const outbox = openPage();
  answer({ kind: 'acknowledged', value: 'the job' });
  const { id } = await outbox.add(jobEntry());
  expect(await outbox.deliver(id)).toEqual({ kind: 'sent', value: 'the job' });
});

test.each([
  { says: 'no answer', outcome: noAnswer, status: null, nextAt: 1000 },
  { says: '503', outcome: answered(503), status: 503, nextAt: 1000 },
  { says: '429 with its time', outcome: answered(429, 60), status: 429, nextAt: 60_000 },
])('after $says it waits, and is shown', async ({ outcome, status, nextAt }) => {
  const { openPage, answer, clock } = createWorld();
  const outbox = openPage();
  answer(outcome);
  const { id } = await outbox.add(jobEntry());
  const delivery = await outbox.deliver(id);
  expect(delivery).toMatchObject({
    kind: 'waiting',
    record: {
      id,
      state: 'QUEUED',
      visible: true,
      attempts: 1,
      nextAt: clock.now() + nextAt,
      lastError: { status, at: clock.now() },
    },
  });
  expect(await outbox.list()).toHaveLength(1);
});

test('a sender that throws counts as no answer', async () => {
  const { openPage } = createWorld();
  const outbox = openPage({ send: () => Promise.reject(new Error('bug')) });
  const { id } = await outbox.add(jobEntry());
  expect(await outbox.deliver(id)).toMatchObject({ kind: 'waiting', record: { state: 'QUEUED' } });
});

test('after a 401 it waits for the login of its account', async () => {
  const { openPage, answer } = createWorld();
  const outbox = openPage();
  answer(answered(401));
  const { id } = await outbox.add(jobEntry());
  expect(await outbox.deliver(id)).toMatchObject({
    kind: 'waiting',
    record: { state: 'AUTH_BLOCKED', nextAt: null },
  });
});

describe('a refusal that a person waited for', () => {
  test("of a job's reading leaves it to the form", async () => {
    const { openPage, answer, ports } = createWorld();
    const outbox = openPage();
    answer(answered(422));
    const { id } = await outbox.add(jobEntry({ photos: [photo('one')] }));
    expect(await outbox.deliver(id)).toEqual({
      kind: 'refused',
      status: 422,
      message: 'status 422',
      isKept: false,
    });
    expect(await ports.records.all()).toEqual([]);
    expect(await ports.photos.keys()).toEqual([]);
  });

  test('shows it in no other page before it is gone', async () => {
    const { openPage, answer, ports } = createWorld();
    const other = openPage();
    const shown: unknown[] = [];
    const outbox = openPage({
      records: {
        ...ports.records,
        async remove(id) {
          await other.start();
          shown.push(...(await other.list()));
          await ports.records.remove(id);
        },
      },
    });
    answer(answered(422));
    const { id } = await outbox.add(jobEntry());
    expect(await outbox.deliver(id)).toMatchObject({ kind: 'refused', isKept: false });
    expect(shown).toEqual([]);
  });

  test('keeps it if another page has taken it over before the attempt', async () => {
    const { openPage, answer } = createWorld();
    const outbox = openPage();
    answer(answered(422));
    const { id } = await outbox.add(jobEntry());
    await openPage().start();
    expect(await outbox.deliver(id)).toMatchObject({ kind: 'refused', isKept: true });
    expect(await outbox.list()).toMatchObject([{ id, state: 'REJECTED' }]);
  });

  test('of an unlisted reading keeps it', async () => {
    const { openPage, answer } = createWorld();
    const outbox = openPage();
    answer(answered(422));
    const { id } = await outbox.add(unlistedEntry());
    expect(await outbox.deliver(id)).toMatchObject({ kind: 'refused', isKept: true });
    expect(await outbox.list()).toMatchObject([{ id, state: 'REJECTED', visible: true }]);
  });
});

test('a correction does not overtake the reading that it corrects', async () => {
  const { openPage, answer, sent } = createWorld();
  const outbox = openPage();
  answer(noAnswer);
  const first = await outbox.add(jobEntry());
  await outbox.deliver(first.id);
  const correction = await outbox.add(jobEntry());
  expect(await outbox.deliver(correction.id)).toMatchObject({
    kind: 'waiting',
    record: { id: correction.id, visible: true },
  });
  expect(sent).toEqual([first.id]);
});

test('while another tab is sending for the same job, it waits', async () => {
  const { openPage, answer, sent } = createWorld();
  const [one, other] = [openPage(), openPage()];
  const first = await one.add(jobEntry());
  const second = await other.add(jobEntry());
  answer(async () => {
    expect(await other.deliver(second.id)).toMatchObject({ kind: 'waiting' });
    return { kind: 'acknowledged' };
  });
  expect(await one.deliver(first.id)).toEqual({ kind: 'sent' });
  expect(sent).toEqual([first.id]);
});

test('a reading that was refused in another tab is refused and not sent again', async () => {
  const { openPage, answer, sent, clock, ports } = createWorld();
  const [one, other] = [openPage(), openPage()];
  answer(answered(422));
  const { id } = await one.add(jobEntry());
  const drained = other.drain();
  await clock.elapse(500);
  await drained;
  expect(await one.deliver(id)).toMatchObject({ kind: 'refused', status: 422, isKept: false });
  expect(sent).toEqual([id]);
  expect(await ports.records.all()).toEqual([]);
});

test('a reading that arrived in a tab without locks stays arrived, also if this tab is refused', async () => {
  const { openPage, answer, ports } = createWorld();
  const outbox = openPage();
  const { id } = await outbox.add(jobEntry());
  answer(async () => {
    await ports.records.change(id, (record) => ({ ...record, state: 'ACKED' }));
    return answered(422);
  });
  expect(await outbox.deliver(id)).toEqual({ kind: 'sent' });
  expect(await ports.records.all()).toEqual([]);
});

test('a reading that another tab has sent counts as sent', async () => {
  const { openPage, sent, clock } = createWorld();
  const [one, other] = [openPage(), openPage()];
  const { id } = await one.add(jobEntry());
  const drained = other.drain();
  await clock.elapse(500);
  await drained;
  expect(await one.deliver(id)).toEqual({ kind: 'sent' });
  expect(sent).toEqual([id]);
});
