import { freeOwner, storageOf, takeOwner } from './draft-owner';

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

test('a frame without storage gives null', () => {
  expect(storageOf(null, 'x')).toBeNull();
});

test('open forms that ask for the same owner get owners of their own, and in the same order again', () => {
  const names = ['https://a.example ', 'https://a.example ', 'https://a.example  2'];
  const owners = names.map(takeOwner);
  expect(new Set(owners).size).toBe(3);
  owners.forEach(freeOwner);
  expect(names.map(takeOwner)).toEqual(owners);
  owners.forEach(freeOwner);
});
