import { sql } from 'kysely';
import type { OpenDatabase } from '../database/open-database';
import type { Photo } from '../photo/photo';
import type { PhotoPlaces } from '../photo/photo-places';
import { databaseKinds, openTestDatabase } from '../testing/test-database';
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

  it('puts each photo of a reading away once, and all of them in one order', async () => {
    const put: string[] = [];
    const photoPlaces: PhotoPlaces = {
      place: 'bucket',
      at: () => ({
        put: async ({ hash }) => void put.push(hash),
        get: () => Promise.reject(new Error('unused')),
        remove: () => Promise.reject(new Error('unused')),
      }),
    };
    const answerOnce = createAnswers<object>({ database: opened.database, photoPlaces }, NOTHING);
    const send = (key: string, ...hashes: readonly string[]) =>
      answerOnce({ owner: 'o', key, now: NOW }, async () => ({
        answer: { status: 200, body: key },
        photos: hashes.map(aPhoto),
        reading: {},
      }));
    expect(await send('one', 'b', 'a', 'b')).toEqual({ status: 200, body: 'one' });
    expect(await send('two', 'a', 'b')).toEqual({ status: 200, body: 'two' });
    expect(put).toEqual(['a', 'b', 'a', 'b']);
  });
});
