import { chooseComment, isChosen } from './choose-comment';

const offered = ['Zähler getauscht', 'Leerstand'];

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
