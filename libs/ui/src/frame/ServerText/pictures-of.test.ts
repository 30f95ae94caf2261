import { picturesOf } from './pictures-of';

test.each([
  { says: 'a text without a picture has none', texts: ['# Hilfe'], expected: [] },
  {
    says: 'pictures of all texts, in their order, each once',
    texts: ['![b](/b.png) ![a](/a.png)', '<img alt="c" src="/c.png"> ![a](/a.png)'],
    expected: ['/b.png', '/a.png', '/c.png'],
  },
  {
    says: 'none that is not shown',
    texts: ['![a](https://a.example/a.png) ![](/b.png) `![c](/c.png)`'],
    expected: [],
  },
])('$says', async ({ texts, expected }) => {
  expect(await picturesOf(texts)).toEqual(expected);
});
