import { aJob, aMeter } from '../testing';
import { jobsOnLabel } from './jobs-on-label';

test.each([
  { says: 'the same number', text: '12345678', listed: ['12345678', '12345679'], opens: [0] },
  { says: 'blanks in the list', text: '12345678', listed: ['12 345 678'], opens: [0] },
  { says: 'leading zeros in the list', text: '12345678', listed: ['0012345678'], opens: [0] },
  { says: 'leading zeros on the label', text: '0012345678', listed: ['12345678'], opens: [0] },
  { says: 'the same identifier', text: '1EMH0012345678', listed: ['1EMH0012345678'], opens: [0] },
  {
    says: 'the prefix on the label only',
    text: '1EMH0012345678',
    listed: ['12345678'],
    opens: [0],
  },
  { says: 'the prefix in the list only', text: '12345678', listed: ['1EMH0012345678'], opens: [0] },
  { says: "the maker's block in one", text: '1EMH0112345678', listed: ['12345678'], opens: [0] },
  { says: 'no medium in the list', text: '1EMH0012345678', listed: ['EMH0012345678'], opens: [0] },
  {
    says: 'a maker without its block',
    text: '1EMH0012345678',
    listed: ['EMH12345678'],
    opens: [0],
  },
  { says: 'not another maker', text: '1EMH0012345678', listed: ['1ISK0012345678'], opens: [] },
  { says: 'not another medium', text: '1EMH0012345678', listed: ['7EMH0012345678'], opens: [] },
  { says: 'not another block', text: '1EMH0112345678', listed: ['1EMH0212345678'], opens: [] },
  { says: 'not a part of a number', text: '2345678', listed: ['12345678'], opens: [] },
  { says: 'letters only as they are', text: 'A1234', listed: ['A1234', '1234'], opens: [0] },
  {
    says: 'two makers of one number',
    text: '12345678',
    listed: ['1EMH0012345678', '1ISK0012345678'],
    opens: [0, 1],
  },
  {
    says: 'the one that says the same before others',
    text: '12345678',
    listed: ['1EMH0012345678', '12345678'],
    opens: [1],
  },
  {
    says: 'two jobs of one meter',
    text: '12345678',
    listed: ['12345678', '12345678'],
    opens: [0, 1],
  },
  { says: 'any field of the label', text: '4711;2026;12345678', listed: ['12345678'], opens: [0] },
  {
    says: 'the identifier before the number of the article',
    text: '4711;1EMH0012345678',
    listed: ['4711', '12345678'],
    opens: [1],
  },
  { says: 'no number in the list', text: '12345678', listed: ['', 'ohne'], opens: [] },
  { says: 'zeros are no number', text: '0000', listed: ['00'], opens: [] },
])('jobsOnLabel: $says', ({ text, listed, opens }) => {
  const jobs = listed.map((meterNumber) => aJob({ meter: aMeter({ meterNumber }) }));
  const found = jobsOnLabel(text, jobs)?.jobs ?? [];
  expect(found.map((job) => jobs.indexOf(job))).toEqual(opens);
});
