import { storageOf } from './storage-of';

beforeEach(() => sessionStorage.clear());

test('each owner has a draft of its own', () => {
  const one = storageOf(sessionStorage, 'https://a.example #0');
  const other = storageOf(sessionStorage, 'https://a.example #1');
  one?.setItem('draft', 'eins');
  other?.setItem('draft', 'zwei');
  expect(one?.getItem('draft')).toBe('eins');
  other?.removeItem('draft');
  expect(other?.getItem('draft')).toBeNull();
  expect(one?.getItem('draft')).toBe('eins');
});

test('where a frame has no storage there is none', () => {
  expect(storageOf(null, 'x')).toBeNull();
});
