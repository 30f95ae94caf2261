import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { SlowLine } from './SlowLine';

test.each([
  { says: 'nothing at first', isSlow: false, words: /^$/ },
  { says: 'that the server has not answered', isSlow: true, words: /Der Server antwortet noch/ },
])('says $says', async ({ isSlow, words }) => {
  await renderWithTexts(<SlowLine isSlow={isSlow} />);
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
