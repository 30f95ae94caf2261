import type { ContactItem } from '@ablesbar/domain';
import { createHttp } from '../http/create-http';
import { createFakeServer, json, page } from '../testing/fake-server';
import { keptContacts } from './kept-contacts';
import { loadContacts } from './load-contacts';

function aStorage(): Pick<Window, 'localStorage'> {
  const entries = new Map<string, string>();
  return {
    localStorage: {
      length: 0,
      clear: () => entries.clear(),
      key: () => null,
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, text) => void entries.set(key, text),
      removeItem: (key) => void entries.delete(key),
    },
  };
}

const call = { language: null, path: null, text: 'Rufen Sie an.' };
const write = { language: 'de', path: '/', text: 'Schreiben Sie.' };
const answerOf = (items: readonly unknown[]) => json(200, { contactInformationItems: items });

/** What a visit shows, one after the other; null is a server that does not answer. */
async function visit(
  surroundings: Pick<Window, 'localStorage'>,
  answer: ReturnType<typeof json> | 'lost',
  applicationId = 'swm',
) {
  const server = createFakeServer();
  server.on('GET', `/api/public/contact/${applicationId}`, answer);
  const shown: (readonly ContactItem[])[] = [];
  const http = createHttp({ fetch: server.fetch });
  await loadContacts({ http, applicationId, surroundings }, (contacts) => shown.push(contacts));
  return shown;
}

test('an answer may have missing fields', async () => {
  const items = [{ text: 'Rufen Sie an.' }, { language: 'de', text: ' ' }, 3];
  expect(await visit(aStorage(), answerOf(items))).toEqual([[call]]);
});

test('the contact of the last answer is shown at once, and a newer answer takes its place', async () => {
  const storage = aStorage();
  await visit(storage, answerOf([call]));
  expect(await visit(storage, answerOf([write]))).toEqual([[call], [write]]);
  expect(await visit(storage, 'lost')).toEqual([[write]]);
});

test.each([
  { says: 'an error', answer: json(503, {}) },
  { says: 'a page', answer: page(200) },
])('$says leaves what was kept', async ({ answer }) => {
  const storage = aStorage();
  await visit(storage, answerOf([call]));
  expect(await visit(storage, answer)).toEqual([[call]]);
});

test('another utility gets nothing of it, and a page that knows no utility gets it', async () => {
  const storage = aStorage();
  await visit(storage, answerOf([call]));
  expect(await visit(storage, 'lost', 'other')).toEqual([]);
  expect(keptContacts(storage)).toEqual([call]);
});

test('a spoilt entry is no contact, and a browser that stores nothing shows the answer', async () => {
  const storage = aStorage();
  storage.localStorage.setItem('ablesbar-contact', '{"contactInfo');
  expect(keptContacts(storage)).toEqual([]);
  const closed = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(await visit(closed, answerOf([call]))).toEqual([[call]]);
});
