import { answered, arrived, createWorld, jobEntry, noAnswer, photo } from '../testing';
import { until } from '../testing/earlier-databases';
import type { OtherTabs } from './ports';

describe('start', () => {
  test('shows the reading that the last page was sending, and sends nothing', async () => {
    const { openPage, sent } = createWorld();
    const { id } = await openPage().add(jobEntry());
    const next = openPage();
    expect(await next.list()).toEqual([]);
    await next.start();
    expect(await next.list()).toMatchObject([{ id, state: 'QUEUED', visible: true }]);
    expect(sent).toEqual([]);
  });

  test('does not touch a reading that another tab is sending', async () => {
    const { openPage, answer } = createWorld();
    const [one, other] = [openPage(), openPage()];
    const { id } = await one.add(jobEntry());
    answer(async () => {
      await other.start();
      expect(await other.list()).toEqual([]);
      return { kind: 'acknowledged' };
    });
    await one.deliver(id);
    expect.assertions(1);
  });

  test('clears an arrived reading without sending it again', async () => {
    const { openPage, ports, sent } = createWorld();
    const { id } = await openPage().add(jobEntry({ photos: [photo('one')] }));
    await ports.records.change(id, (record) => ({ ...record, state: 'ACKED' }));
    await openPage().start();
    expect(await ports.records.all()).toEqual([]);
    expect(await ports.photos.keys()).toEqual([]);
    expect(sent).toEqual([]);
  });
});

test('a reading that waits in one tab waits in all, and each of them sends it in time', async () => {
  const { openPage, answer, sent, clock } = createWorld();
  const tabs: (() => void)[] = [];
  const otherTabs = (own: number): OtherTabs => ({
    tell: () => tabs.forEach((look, tab) => tab !== own && look()),
    onTold: (look) => void (tabs[own] = look),
  });
  const shown: (readonly string[])[] = [];
  const wakes: (() => void)[] = [];
  openPage({
    otherTabs: otherTabs(0),
    clock: { ...clock, after: (_ms, wake) => (wakes.push(wake), () => undefined) },
    onChange: ({ waiting }) => void shown.push(waiting.map(({ id }) => id)),
  });
  const one = openPage({ otherTabs: otherTabs(1) });
  answer(noAnswer, arrived);
  const { id } = await one.add(jobEntry());
  await one.deliver(id);
  await until(async () => wakes.length === 1);
  expect(shown).toEqual([[id]]);
  clock.advance(60_000);
  wakes[0]?.();
  await until(async () => shown.at(-1)?.length === 0);
  expect(sent).toEqual([id, id]);
});

describe('start, record by record', () => {
  test.each([
    { says: 'hidden and queued', state: 'QUEUED', visible: false, changes: 1 },
    { says: 'shown already', state: 'QUEUED', visible: true, changes: 0 },
    { says: 'hidden and refused', state: 'REJECTED', visible: false, changes: 1 },
    { says: 'waiting for its login', state: 'AUTH_BLOCKED', visible: false, changes: 0 },
  ] as const)('what is $says is written $changes times', async ({ state, visible, changes }) => {
    const { openPage, ports } = createWorld();
    const { id } = await openPage().add(jobEntry());
    await ports.records.change(id, (record) => ({ ...record, state, visible }));
    let written = 0;
    const records: typeof ports.records = {
      ...ports.records,
      change: (...given) => {
        written += 1;
        return ports.records.change(...given);
      },
    };
    await openPage({ records }).start();
    expect(written).toBe(changes);
  });
});

describe('an arrived reading that is not cleared yet', () => {
  async function arrivedWorld() {
    const { openPage, ports, sent } = createWorld();
    const { id } = await openPage().add(jobEntry({ photos: [photo('one')] }));
    await ports.records.change(id, (record) => ({ ...record, state: 'ACKED', visible: true }));
    return { outbox: openPage(), id, ports, sent };
  }

  test('is not listed as waiting', async () => {
    const { outbox } = await arrivedWorld();
    expect(await outbox.list()).toEqual([]);
  });

  test('cannot be discarded', async () => {
    const { outbox, id, ports } = await arrivedWorld();
    expect(await outbox.discard(id)).toBe(false);
    expect(await ports.records.all()).toMatchObject([{ id, state: 'ACKED' }]);
  });
});

describe('an arrived reading that the storage does not clear', () => {
  /** Storage that ends this many calls of one kind with an error. */
  function failing(
    world: ReturnType<typeof createWorld>,
    call: 'change' | 'remove',
    times: number,
  ) {
    let left = times;
    const { records } = world.ports;
    const fails = () => (left -= 1) >= 0;
    const broken = () => Promise.reject(new DOMException('late', 'UnknownError'));
    return world.openPage({
      records: {
        ...records,
        change: (...given) => (call === 'change' && fails() ? broken() : records.change(...given)),
        remove: (id) => (call === 'remove' && fails() ? broken() : records.remove(id)),
      },
    });
  }

  test.each([
    { call: 'change', times: 1 },
    { call: 'remove', times: 1 },
    { call: 'remove', times: 3 },
  ] as const)('is cleared later by itself: $call fails $times times', async ({ call, times }) => {
    const world = createWorld();
    const page = failing(world, call, times);
    const { id } = await page.add(jobEntry({ photos: [photo('one')] }));
    expect(await page.deliver(id)).toMatchObject({ kind: 'sent' });
    for (let failed = 0; failed < times; failed += 1) await world.clock.elapse(10_000);
    await until(async () => (await world.ports.records.all()).length === 0);
    expect(await world.ports.photos.keys()).toEqual([]);
    expect(world.sent).toHaveLength(1);
  });
});

test('a reading that is being sent cannot be discarded', async () => {
  const { openPage, answer, ports } = createWorld();
  const outbox = openPage();
  const { id } = await outbox.add(jobEntry());
  const answers: unknown[] = [];
  answer(async () => {
    answers.push(await outbox.discard(id), (await ports.records.all()).length);
    return { kind: 'acknowledged' };
  });
  await outbox.deliver(id);
  expect(answers).toEqual([false, 1]);
});

describe('retry', () => {
  test('sends this one before its time, and not the others', async () => {
    const { openPage, answer, sent, clock } = createWorld();
    const outbox = openPage();
    answer(noAnswer, noAnswer, arrived);
    const waiting = await outbox.add(jobEntry({ jobId: 'one' }));
    const other = await outbox.add(jobEntry({ jobId: 'other' }));
    await outbox.deliver(waiting.id);
    await outbox.deliver(other.id);
    const retried = outbox.retry(other);
    await clock.elapse(500);
    await retried;
    expect(sent).toEqual([waiting.id, other.id, other.id]);
    expect(await outbox.list()).toMatchObject([{ id: waiting.id }]);
  });

  test('sends a refused reading again, unchanged', async () => {
    const { openPage, ports, sent, clock } = createWorld();
    const outbox = openPage();
    const { id } = await outbox.add(jobEntry());
    await ports.records.change(id, (record) => ({ ...record, state: 'REJECTED', visible: true }));
    const retried = outbox.retry({ id, state: 'REJECTED' });
    await clock.elapse(500);
    await retried;
    expect(sent).toEqual([id]);
    expect(await outbox.list()).toEqual([]);
  });

  test('sends no reading that was refused since it was shown as waiting', async () => {
    const { openPage, ports, sent } = createWorld();
    const outbox = openPage();
    const shown = await outbox.add(jobEntry());
    await ports.records.change(shown.id, (record) => ({ ...record, state: 'REJECTED' }));
    await outbox.retry(shown);
    expect(sent).toEqual([]);
  });

  test('does not send a reading whose photo is damaged', async () => {
    const { openPage, ports, sent } = createWorld();
    const outbox = openPage();
    const { id } = await outbox.add(jobEntry());
    await ports.records.change(id, (record) => ({ ...record, state: 'DAMAGED', visible: true }));
    await outbox.retry({ id, state: 'DAMAGED' });
    expect(sent).toEqual([]);
    expect(await outbox.list()).toMatchObject([{ id, state: 'DAMAGED' }]);
  });
});

test('a missing photo does not affect the others', async () => {
  const { openPage, ports } = createWorld();
  const outbox = openPage();
  const record = await outbox.add(jobEntry({ photos: [photo('one'), photo('two')] }));
  await ports.photos.remove(record.photos[0]?.key ?? '');
  expect(await outbox.photosOf(record)).toEqual([photo('two')]);
});

describe('discard', () => {
  test('takes the record and its photos away', async () => {
    const { openPage, ports, answer } = createWorld();
    const outbox = openPage();
    answer(noAnswer);
    const { id } = await outbox.add(jobEntry({ photos: [photo('one')] }));
    await outbox.deliver(id);
    expect(await outbox.discard(id)).toBe(true);
    expect(await ports.records.all()).toEqual([]);
    expect(await ports.photos.keys()).toEqual([]);
  });

  test('comes too late while the record is being sent', async () => {
    const { openPage, answer } = createWorld();
    const outbox = openPage();
    const { id } = await outbox.add(jobEntry());
    answer(async () => {
      expect(await outbox.discard(id)).toBe(false);
      return answered(503);
    });
    await outbox.deliver(id);
    expect(await outbox.list()).toHaveLength(1);
  });

  test('comes too late for a reading that has arrived', async () => {
    const outbox = createWorld().openPage();
    const { id } = await outbox.add(jobEntry());
    await outbox.deliver(id);
    expect(await outbox.discard(id)).toBe(false);
  });

  test('comes too late for a reading that arrives meanwhile', async () => {
    const { openPage, ports } = createWorld();
    const sender = openPage();
    const { id } = await sender.add(jobEntry());
    const read = async (key: string) => {
      const record = await ports.records.read(key);
      await sender.deliver(key);
      return record;
    };
    expect(await openPage({ records: { ...ports.records, read } }).discard(id)).toBe(false);
  });
});

describe('the state that screens see', () => {
  test('contains waiting readings after every change, but not one that its user is still sending', async () => {
    const { openPage, answer } = createWorld();
    const onChange = jest.fn();
    const outbox = openPage({ onChange });
    answer(noAnswer);
    const { id } = await outbox.add(jobEntry());
    expect(onChange).not.toHaveBeenCalled();
    await outbox.deliver(id);
    const waiting = [expect.objectContaining({ id, attempts: 1 })];
    expect(onChange.mock.calls).toEqual([[{ waiting, isSending: false }]]);
    await outbox.discard(id);
    expect(onChange).toHaveBeenLastCalledWith({ waiting: [], isSending: false });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('a look at the list that took longer than a later one is not shown', async () => {
    const { openPage, ports, answer } = createWorld();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let looks = 0;
    const all = async () => {
      const records = await ports.records.all();
      looks += 1;
      // Discarding reads all records twice: for the screen and for the next wake-up.
      if (looks === 1) await held;
      return records;
    };
    const onChange = jest.fn();
    const outbox = openPage({ records: { ...ports.records, all }, onChange });
    answer(noAnswer);
    const { id } = await outbox.add(jobEntry());
    const discarded = outbox.discard('id-9');
    await outbox.deliver(id);
    release();
    await discarded;
    expect(onChange.mock.calls).toMatchObject([[{ waiting: [{ id }] }]]);
  });

  test('an arrived reading leaves the list while the round still runs', async () => {
    const { openPage, clock } = createWorld();
    await openPage().add(jobEntry({ jobId: 'j-1' }));
    await openPage().add(jobEntry({ jobId: 'j-2' }));
    const seen: string[] = [];
    const outbox = openPage({
      onChange: ({ waiting, isSending }) =>
        seen.push(`${isSending ? 'sending' : 'quiet'} ${waiting.length}`),
    });
    await outbox.start();
    const drained = outbox.drain();
    await clock.elapse(300);
    await clock.elapse(500);
    await drained;
    expect(seen).toContain('sending 1');
    expect(seen.at(-1)).toBe('quiet 0');
  });
});
