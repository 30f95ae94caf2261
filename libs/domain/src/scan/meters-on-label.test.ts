import { aJob, aMeter } from '../testing';
import { metersOnLabel } from './meters-on-label';

const jobs = ['1EMH0012345678', '1ISK0012345678', '7GWF0000004711'].map((meterNumber) =>
  aJob({ meter: aMeter({ meterNumber }) }),
);
const [first, second, gas] = jobs;

test.each([
  { says: 'its job', texts: ['1EMH0012345678'], found: { kind: 'job', job: first } },
  { says: 'its job beside other codes', texts: ['99', '4711'], found: { kind: 'job', job: gas } },
  {
    says: 'several',
    texts: ['12345678'],
    found: { kind: 'several', number: '12345678', jobs: [first, second] },
  },
  {
    says: 'one, if another code says more',
    texts: ['12345678', '1ISK0012345678'],
    found: { kind: 'job', job: second },
  },
  {
    says: 'two labels in one picture',
    texts: ['1EMH0012345678', '1ISK0012345678'],
    found: { kind: 'several', number: '1EMH0012345678, 1ISK0012345678', jobs: [first, second] },
  },
  {
    says: 'the identifier rather than the number of an article',
    texts: ['4711', '1EMH0012345678'],
    found: { kind: 'job', job: first },
  },
  {
    says: 'numbers of which none is listed',
    texts: ['998877', '87654321'],
    found: { kind: 'unlisted', numbers: ['998877', '87654321'] },
  },
  {
    says: 'a meter that is not listed',
    texts: ['87654321'],
    found: { kind: 'unlisted', numbers: ['87654321'] },
  },
  {
    says: 'the identifier of one that is not listed',
    texts: ['998877', '1EMH0087654321'],
    found: { kind: 'unlisted', numbers: ['1EMH0087654321'] },
  },
  { says: 'no meter', texts: ['WIFI:S:Keller;;'], found: { kind: 'foreign' } },
])('metersOnLabel: $says', ({ texts, found }) => {
  expect(metersOnLabel(texts, jobs)).toEqual(found);
});
