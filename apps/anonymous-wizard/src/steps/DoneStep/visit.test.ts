import { anEntry, config, features } from '../../testing/an-entry';
import { submissionOf } from '../../submission/submission-of';
import type { Sent } from '../../submission/submit';
import { addressOf, newestOfEachMeter } from './visit';

const now = new Date('2026-11-21T09:15:00Z');

function aSent(key: string, meterNumber: string): Sent {
  const entry = anEntry({ meterNumber });
  const submission = submissionOf(entry, { config, features, asksEmail: false }, now);
  if (submission === null) throw new Error('The entry is complete.');
  return { key, entry, submission, rates: [], token: 't', receivedAt: now, receipt: 'not-asked' };
}

test('a meter that was sent again counts once, with its newest reading', () => {
  const sent = [aSent('3', 'A'), aSent('2', 'B'), aSent('1', 'A')];
  expect(newestOfEachMeter(sent).map(({ key }) => key)).toEqual(['3', '2']);
});

test('the address is one line', () => {
  expect(addressOf(aSent('1', 'A'))).toBe('Am Markt 1a, 39999 Neuenbrück');
});
