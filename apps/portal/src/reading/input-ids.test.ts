import { targetOf } from './input-ids';

test.each([
  { point: { code: 'value-missing', taskId: 'ht' }, target: 'value-ht' },
  { point: { code: 'value-refused', taskId: 'ht' }, target: 'value-ht' },
  { point: { code: 'photo-missing', taskId: 'nt' }, target: 'photos-nt' },
  { point: { code: 'too-many-photos', taskId: 'nt' }, target: 'photos-nt' },
  { point: { code: 'photos-forbidden', taskId: 'nt' }, target: 'photos-nt' },
  { point: { code: 'comment-missing' }, target: 'reading-comment' },
  { point: { code: 'comment-too-short' }, target: 'reading-comment' },
  { point: { code: 'comment-too-long' }, target: 'reading-comment' },
  { point: { code: 'date-missing' }, target: 'reading-date' },
  { point: { code: 'date-outside' }, target: 'reading-date' },
  { point: { code: 'reason-missing' }, target: 'not-readable-reason' },
  { point: { code: 'sending-closed' }, target: null },
] as const)('$point.code leads to $target', ({ point, target }) => {
  expect(targetOf(point)).toBe(target);
});
