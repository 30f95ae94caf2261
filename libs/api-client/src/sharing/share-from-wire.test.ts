import { createdShareFromWire, shareLoginFromWire, sharesFromWire } from './share-from-wire';

const bare = { id: 's-1' };
const share = {
  id: 's-1',
  name: '',
  username: null,
  allowToReShare: false,
  jobIds: [],
  sharedAccounts: [],
};

test.each([
  { says: 'none', json: { sharedAccounts: [] }, shares: [] },
  { says: 'none said', json: {}, shares: [] },
  { says: 'no object at all', json: [bare], shares: null },
  { says: 'a bare one', json: { sharedAccounts: [bare] }, shares: [share] },
  { says: 'one without an id, left out', json: { sharedAccounts: [{}, bare] }, shares: [share] },
  {
    says: 'without a name it goes by its username',
    json: { sharedAccounts: [{ ...bare, username: 'u' }] },
    shares: [{ ...share, name: 'u', username: 'u' }],
  },
  {
    says: 'what it has shared on itself',
    json: { sharedAccounts: [{ ...bare, name: 'Nord', sharedAccounts: [{ id: 's-2' }] }] },
    shares: [{ ...share, name: 'Nord', sharedAccounts: [{ ...share, id: 's-2' }] }],
  },
  {
    says: 'jobs by their ids alone',
    json: { sharedAccounts: [{ ...bare, jobIds: ['j-1', 7, '', null], allowToReShare: true }] },
    shares: [{ ...share, jobIds: ['j-1'], allowToReShare: true }],
  },
])('shares: $says', ({ json, shares }) => {
  expect(sharesFromWire(json)).toEqual(shares);
});

test.each([
  {
    says: 'whole',
    json: { token: 't', username: 'u', password: 'p' },
    login: { token: 't', username: 'u', password: 'p' },
  },
  {
    says: 'a link alone',
    json: { token: 't' },
    login: { token: 't', username: '', password: '' },
  },
  { says: 'without the token', json: { username: 'u', password: 'p' }, login: null },
])('login data: $says', ({ json, login }) => {
  expect(shareLoginFromWire(json)).toEqual(login);
});

test.each([
  { says: 'with both', json: { ...bare, token: 't' }, isRead: true },
  { says: 'without its id', json: { token: 't' }, isRead: false },
  { says: 'without its token', json: bare, isRead: false },
])('a created share $says ($isRead)', ({ json, isRead }) => {
  expect(createdShareFromWire(json) !== null).toBe(isRead);
});
