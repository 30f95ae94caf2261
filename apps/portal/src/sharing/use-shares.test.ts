import { findShare, removalFailure } from './use-shares';

const share = (id: string, ...sharedAccounts: ReturnType<typeof bare>[]) => ({
  ...bare(id),
  sharedAccounts,
});
function bare(id: string) {
  return { id, name: id, username: null, allowToReShare: false, jobIds: [], sharedAccounts: [] };
}

test.each([
  { says: 'among the first', id: 's-1', found: 's-1' },
  { says: 'beside it', id: 's-2', found: 's-2' },
  { says: 'passed on from one of them', id: 's-3', found: 's-3' },
  { says: 'nowhere', id: 's-4', found: undefined },
])('a share is found: $says', ({ id, found }) => {
  expect(findShare([share('s-1', bare('s-3')), share('s-2')], id)?.id).toBe(found);
});

test.each([
  { says: 'is done', error: undefined, said: null },
  { says: 'finds it gone', error: { kind: 'not-found' }, said: null },
  { says: 'gets no answer', error: { kind: 'offline' }, said: 'management_failed_text' },
  {
    says: 'is refused',
    error: { kind: 'unavailable' },
    said: 'management_answered_failed_text',
  },
  {
    says: 'is a bug of ours',
    error: { name: 'TypeError' },
    said: 'management_answered_failed_text',
  },
])('a removal that $says', ({ error, said }) => {
  expect(removalFailure(error)).toBe(said);
});
