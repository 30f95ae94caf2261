import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts } from '../../testing';
import { chooseComment, isChosen, OfferedComments } from './CommentInput';

const offered = ['Zähler getauscht', 'Leerstand'];

test('marks the chosen comment, and reports the comment after a tap', async () => {
  const onChange = jest.fn();
  await renderWithTexts(
    <OfferedComments value="Leerstand" offered={offered} onChange={onChange} />,
  );
  expect(screen.getByRole('list', { name: 'Vorschläge' })).toBeInTheDocument();
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Leerstand');
  await userEvent.click(screen.getByRole('button', { name: 'Zähler getauscht' }));
  await userEvent.click(screen.getByRole('button', { name: 'Leerstand' }));
  expect(onChange.mock.calls).toEqual([['Zähler getauscht'], ['']]);
});

test.each([
  { says: 'into an empty field', comment: '', becomes: 'Leerstand' },
  { says: 'into one of blanks', comment: '  ', becomes: 'Leerstand' },
  { says: 'instead of another offered one', comment: 'Zähler getauscht', becomes: 'Leerstand' },
  { says: 'a second tap takes it away', comment: 'Leerstand ', becomes: '' },
  { says: 'own words stay before it', comment: 'Seit Mai:', becomes: 'Seit Mai: Leerstand' },
])('chooseComment: $says', ({ comment, becomes }) => {
  expect(chooseComment(comment, 'Leerstand', offered)).toBe(becomes);
});

test.each([
  { says: 'it alone', comment: 'Leerstand', is: true },
  { says: 'with blanks around', comment: ' Leerstand\n', is: true },
  { says: 'with more words', comment: 'Leerstand seit Mai', is: false },
  { says: 'nothing', comment: '', is: false },
])('isChosen: $says', ({ comment, is }) => {
  expect(isChosen(comment, 'Leerstand')).toBe(is);
});
