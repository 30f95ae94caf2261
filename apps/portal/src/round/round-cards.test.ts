import { aJob } from '@ablesbar/domain/testing';
import { roundCards } from './round-cards';

const house = ['k', 'e', '1', '2', 'd'].map((id) => aJob({ id }));

test.each([
  { says: 'the whole house', at: null, later: '', done: '', is: 'ke12d' },
  { says: 'on from the place', at: '1', later: '', done: '', is: '12dke' },
  { says: 'without what is done', at: '1', later: '', done: '2k', is: '1de' },
  { says: 'the next one if the place is done', at: '1', later: '', done: '1', is: '2dke' },
  { says: 'skipped ones at the end, in their turn', at: '2', later: '1k', done: '', is: '2de1k' },
  { says: 'a skipped one that is shown', at: 'e', later: 'ke', done: '12d', is: 'ek' },
  {
    says: 'a new meter before the other skipped ones',
    at: 'e',
    later: 'ke',
    done: '12',
    is: 'edk',
  },
  { says: 'the whole house if the place has gone', at: 'x', later: 'y', done: '', is: 'ke12d' },
  { says: 'nothing', at: '1', later: 'k', done: 'ke12d', is: '' },
])('the cards are $says', ({ at, later, done, is }) => {
  const isLeft = ({ id }: { readonly id: string }) => !done.includes(id);
  const cards = roundCards(house, { at, later: [...later], isLeft });
  expect(cards.map(({ id }) => id).join('')).toBe(is);
});
