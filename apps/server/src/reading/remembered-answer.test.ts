import { sql } from 'kysely';
import { ApiError } from '../base/errors';
import type { OpenDatabase } from '../database/open-database';
import type { Photo } from '../photo/photo';
import type { PhotoPlaces } from '../photo/photo-places';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
import { IN_DATABASE } from '../testing/test-server';
import { createAnswers } from './remembered-answer';

const NOW = new Date('2026-11-21T09:00:00Z');
const NOTHING = sql`stored as (select from new)`;
const aPhoto = (hash: string): Photo => ({ hash, mimeType: 'image/jpeg', bytes: Buffer.from('x') });

describe.each(databaseKinds)('on the %s database', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  it('stores each photo of a reading once, and all photos in a fixed order', async () => {
    const put: string[] = [];
    const photoPlaces: PhotoPlaces = {
      place: 'bucket',
      at: () => ({
        put: async ({ hash }) => void put.push(hash),
        get: () => Promise.reject(new Error('unused')),
        remove: () => Promise.reject(new Error('unused')),
      }),
    };
    const answerOnce = createAnswers<object>(
      { database: opened.database, photoPlaces, log: { warn: () => undefined } },
      NOTHING,
    );
    const send = (key: string, ...hashes: readonly string[]) =>
      answerOnce({ owner: 'o', key, content: 'c', now: NOW }, async () => ({
        id: key,
        answer: key,
        photos: hashes.map(aPhoto),
        reading: {},
      }));
    expect(await send('one', 'b', 'a', 'b')).toEqual({ id: 'one', answer: 'one' });
    expect(await send('two', 'a', 'b')).toEqual({ id: 'two', answer: 'two' });
    expect(put).toEqual(['a', 'b', 'a', 'b']);
  });

  describe('one key, one reading', () => {
    const countKeys = async () =>
      (await opened.database.selectFrom('remembered_key').select('key').execute()).length;
    /** Stores the rows of `new` under a name that the test reads. */
    const kept = sql`stored as (
      insert into setting (name, value) select reading->>'name', reading->>'value' from new)`;
    const answerOnce = () =>
      createAnswers<{ readonly name: string; readonly value: string }>(
        { database: opened.database, photoPlaces: IN_DATABASE, log: { warn: () => undefined } },
        kept,
      );
    const judged = (name: string, value: string) => async () => ({
      id: name,
      answer: value,
      photos: [],
      reading: { name, value },
    });
    const refused = (error: Error) => () => Promise.reject(error);
    const settings = async () => {
      const rows = opened.database.selectFrom('setting').select(['name', 'value']).orderBy('name');
      return (await rows.execute()).map(({ name, value }) => `${name}=${value}`);
    };
    beforeEach(async () => {
      await opened.database.deleteFrom('remembered_key').execute();
      await opened.database.deleteFrom('remembered_answer').execute();
      await opened.database.deleteFrom('setting').execute();
    });

    it('stores the first reading, and all repeats find it', async () => {
      const send = answerOnce();
      const to = { owner: 'o', key: 'k', content: 'c', now: NOW };
      expect(await send(to, judged('a', 'first'))).toEqual({ id: 'a', answer: 'first' });
      expect(await send(to, judged('b', 'second'))).toEqual({ id: 'a', answer: null });
      expect(await settings()).toEqual(['a=first']);
    });

    it('stores one of several simultaneous calls, and the others find it', async () => {
      const send = answerOnce();
      const to = { owner: 'o', key: 'k', content: 'c', now: NOW };
      const answers = await Promise.all(
        ['1', '2', '3'].map((value) => send(to, judged(`n-${value}`, value))),
      );
      const first = answers.find(({ answer }) => answer !== null);
      expect(answers.map(({ id }) => id)).toEqual(Array(3).fill(first?.id));
      expect(await settings()).toEqual([`n-${first?.answer}=${first?.answer}`]);
    });

    it('stores all simultaneous calls with different keys', async () => {
      const send = answerOnce();
      const names = ['1', '2', '3', '4'];
      const answers = await Promise.all(
        names.map((key) => send({ owner: 'o', key, content: 'c', now: NOW }, judged(key, key))),
      );
      expect(answers.map(({ answer }) => answer)).toEqual(names);
      expect(await settings()).toEqual(['1=1', '2=2', '3=3', '4=4']);
    });

    it('treats the same key of another account as another reading', async () => {
      const send = answerOnce();
      const at = { key: 'k', content: 'c', now: NOW };
      expect(await send({ owner: 'o', ...at }, judged('a', 'mine'))).toMatchObject({
        answer: 'mine',
      });
      expect(await send({ owner: 'p', ...at }, judged('b', 'other'))).toMatchObject({
        answer: 'other',
      });
      expect(await settings()).toEqual(['a=mine', 'b=other']);
    });

    it.each([
      { says: 'refused because its window closed', error: new ApiError(403), isAnswered: true },
      { says: 'broken by a bug', error: new TypeError('a bug'), isAnswered: false },
    ])(
      'answers a repeat of a stored reading that would now be $says: $isAnswered',
      async ({ error, isAnswered }) => {
        const send = answerOnce();
        const to = { owner: 'o', key: 'k', content: 'c', now: NOW };
        await send(to, judged('a', 'first'));
        const again = send(to, refused(error)).then(({ id }) => id, String);
        expect(await again).toBe(isAnswered ? 'a' : String(error));
      },
    );

    it('refuses another reading under a known key', async () => {
      const send = answerOnce();
      const to = { owner: 'o', key: 'k', content: 'c', now: NOW };
      await send(to, judged('a', 'first'));
      const other = { ...to, content: 'd' };
      const isRefused = { status: 422, fieldErrors: [{ field: 'Idempotency-Key' }] };
      await expect(send(other, judged('b', 'second'))).rejects.toMatchObject(isRefused);
      await expect(send(other, refused(new ApiError(404)))).rejects.toMatchObject(isRefused);
      expect(await settings()).toEqual(['a=first']);
    });

    it('refuses one of two readings that come at once under one key', async () => {
      const send = answerOnce();
      const to = { owner: 'o', key: 'k', content: 'c', now: NOW };
      const both = await Promise.allSettled([
        send(to, judged('a', 'first')),
        send({ ...to, content: 'd' }, judged('b', 'second')),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await settings()).toHaveLength(1);
    });

    it.each([
      { says: 'with content', content: 'c', repeat: 'c', is: 'first' },
      { says: 'with other content', content: 'c', repeat: 'd', is: 'breaks a rule' },
      { says: 'without content', content: null, repeat: 'd', is: 'first' },
    ])('finds what the previous version stored $says: $is', async ({ content, repeat, is }) => {
      const old = { owner: 'o', key: 'k', content, status: 204, body: 'first', answered_at: NOW };
      await opened.database.insertInto('remembered_answer').values(old).execute();
      const to = { owner: 'o', key: 'k', content: repeat, now: NOW };
      const found = answerOnce()(to, judged('b', 'x')).then(({ id }) => id, String);
      expect(await found).toContain(is);
      expect(await settings()).toEqual([]);
    });

    it('the previous version does not store a reading again that this one stored', async () => {
      await answerOnce()({ owner: 'o', key: 'k', content: 'c', now: NOW }, judged('a', 'first'));
      const old = { owner: 'o', content: 'c', status: 204, body: '', answered_at: NOW };
      const { rows } = await sql<{ key: string }>`
        insert into remembered_answer (owner, key, content, status, body, answered_at)
        select owner, key, content, status, body, answered_at from json_to_recordset(${JSON.stringify(
          [
            { ...old, key: 'k' },
            { ...old, key: 'another' },
          ],
        )}::json) as given (owner text, key text, content text, status integer, body text,
          answered_at timestamptz)
        on conflict do nothing returning key`.execute(opened.database);
      expect(rows).toEqual([{ key: 'another' }]);
    });

    it('stores nothing of a reading that is refused at first', async () => {
      const send = answerOnce();
      const to = { owner: 'o', key: 'k', content: 'c', now: NOW };
      const refusal = new ApiError(422);
      await expect(send(to, refused(refusal))).rejects.toBe(refusal);
      expect(await countKeys()).toBe(0);
      expect(await send(to, judged('a', 'late'))).toMatchObject({ answer: 'late' });
    });
  });
});
