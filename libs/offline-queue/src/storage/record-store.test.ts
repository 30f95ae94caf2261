import { createFakeClock, recordOf } from '../testing';
import { createDatabase } from './create-database';
import { localForageIn } from './local-forage';
import { createRecordStore } from './record-store';

const clock = createFakeClock();
const draft = recordOf({ id: 'r-1' });

function setUp(name: string) {
  const database = createDatabase({ clock, name, stores: ['outbox'] });
  return { raw: localForageIn(database, 'outbox'), records: createRecordStore(database) };
}

test('commit and change are on disk when they resolve', async () => {
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  const { records } = setUp('durable');
  const durabilities = () =>
    transaction.mock.calls
      .filter(([, mode]) => mode === 'readwrite')
      .map(([, , options]) => options?.durability);
  await records.all();
  transaction.mockClear();
  await records.commit(draft);
  await records.change('r-1', (record) => ({ ...record, state: 'ACKED' }));
  expect(durabilities()).toEqual(['strict', 'strict']);
  transaction.mockRestore();
});

test('records come in their order, each with the next place', async () => {
  const { records } = setUp('order');
  await records.commit({ ...draft, id: 'z' });
  await records.commit({ ...draft, id: 'a' });
  expect((await records.all()).map(({ id, seq }) => [id, seq])).toEqual([
    ['z', 1],
    ['a', 2],
  ]);
});

test('a record of a later version is left as it is, and keeps its place', async () => {
  const { raw, records } = setUp('later');
  const later = { schema: 3, id: 'new', seq: 7, shape: 'unknown' };
  await records.all();
  await raw.setItem('new', later);
  expect(await records.all()).toEqual([]);
  expect([...(await records.entries())]).toEqual([['new', later]]);
  expect(await records.read('new')).toBeNull();
  expect(await records.change('new', (record) => ({ ...record, state: 'ACKED' }))).toBeNull();
  expect((await records.commit(draft)).seq).toBe(8);
  expect(await raw.getItem('new')).toEqual(later);
});

test('a record of schema 1 is on disk as it was until it is changed', async () => {
  const { raw, records } = setUp('earlier');
  const payload = {
    results: [{ taskId: 't-1', comment: null, readingValue: 45_210.5, readingImages: [] }],
    readingDate: '2026-11-21T11:00:00.000Z',
  };
  const earlier = { ...draft, schema: 1, seq: 3, payload };
  await records.all();
  await raw.setItem('r-1', earlier);
  const value = { integer: '45210', decimals: '5' };
  const asRead = { id: 'r-1', schema: 2, payload: { results: [{ taskId: 't-1', value }] } };
  expect(await records.all()).toMatchObject([asRead]);
  expect(await records.read('r-1')).toMatchObject(asRead);
  expect(await raw.getItem('r-1')).toEqual(earlier);
  await records.change('r-1', (record) => ({ ...record, attempts: 1 }));
  expect(await raw.getItem('r-1')).toMatchObject({ ...asRead, seq: 3, attempts: 1 });
});

test('an id is given once: a second record under it is refused', async () => {
  const { records } = setUp('once');
  await records.commit(draft);
  await expect(records.commit(draft)).rejects.toMatchObject({ name: 'ConstraintError' });
  expect(await records.all()).toHaveLength(1);
});

test('a deleted record cannot be changed and does not return', async () => {
  const { records } = setUp('gone');
  await records.commit(draft);
  await records.remove('r-1');
  expect(await records.change('r-1', (record) => record)).toBeNull();
  expect(await records.all()).toEqual([]);
});
