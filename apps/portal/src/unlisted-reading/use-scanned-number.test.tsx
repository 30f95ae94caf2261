import { screen } from '@testing-library/react';
import { wipeDisk } from '../app/testing/wipe-disk';
import { openUnlisted } from './testing/open-unlisted';

beforeEach(wipeDisk);

const value = { integer: '4521', decimals: '' };

test.each([
  { says: 'fills an empty form', draft: {}, number: '1EMH0012345678', kept: [] },
  {
    says: 'fills in the missing number',
    draft: { value },
    number: '1EMH0012345678',
    kept: [],
  },
  {
    says: 'does not replace the number of another meter, and says so',
    draft: { meterNumber: '4711', value },
    number: '4711',
    kept: ['scan_label_kept_text'],
  },
  {
    says: 'is silent about the same number',
    draft: { meterNumber: '1EMH0012345678', value },
    number: '1EMH0012345678',
    kept: [],
  },
])('a scanned number $says', async ({ draft, number, kept }) => {
  const { notices } = await openUnlisted({ draft, scanned: '1EMH0012345678' });
  expect(await screen.findByDisplayValue(number)).toBeVisible();
  const shown = notices.get();
  expect(shown.map(({ message }) => message)).toEqual(kept);
  // The tests of a file share their portal.
  shown.forEach(({ id }) => notices.close(id));
});
