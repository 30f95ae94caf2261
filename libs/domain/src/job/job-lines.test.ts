import { aJob, aMeter, anAddress } from '../testing';
import { jobLines } from './job-lines';

const at = (address: Parameters<typeof anAddress>[0], customMeterType: string | null = null) =>
  aJob({ meter: aMeter({ meterAddress: anAddress(address), customMeterType }) });

test.each([
  { says: 'everything', address: {}, line: 'Neuenbrück, Lindenstraße\u00a014' },
  { says: 'no city', address: { city: null }, line: 'Lindenstraße\u00a014' },
  { says: 'no house number', address: { houseNumber: null }, line: 'Neuenbrück, Lindenstraße' },
  { says: 'no street', address: { street: ' ', houseNumber: null }, line: 'Neuenbrück' },
  { says: 'nothing', address: { street: null, houseNumber: null, city: null }, line: '' },
])('the first line: $says', ({ address, line }) => {
  const job = at(address);
  expect(jobLines(job, [job]).first).toBe(line);
});

const left = at({ objectKey: 'O-1', locationDescription: 'Keller links' });
const right = at({ objectKey: 'O-1', locationDescription: 'Keller rechts' });
const other = at({ objectKey: 'O-2', locationDescription: 'Keller links' });
const bare = at({ objectKey: ' ', locationDescription: null });
const named = at({ objectKey: null, locationDescription: 'Keller links' }, 'Zweirichtungszähler');
const type = { meterType: 'ELECTRIC_METER' };

test.each([
  {
    says: 'the location differs',
    job: left,
    jobs: [left, right],
    second: { text: 'Keller links', isPlace: true },
  },
  {
    says: 'the object key differs',
    job: left,
    jobs: [left, other],
    second: { text: 'O-1', isPlace: true },
  },
  { says: 'nothing differs', job: left, jobs: [left, left], second: type },
  { says: 'alone nothing differs', job: left, jobs: [left], second: type },
  {
    says: 'one without differs',
    job: left,
    jobs: [left, bare],
    second: { text: 'O-1', isPlace: true },
  },
  { says: 'but has nothing to show', job: bare, jobs: [left, bare], second: type },
  {
    says: 'the custom meter type is better than the type',
    job: named,
    jobs: [named, named],
    second: { text: 'Zweirichtungszähler', isPlace: false },
  },
  {
    says: 'the location is better than the custom meter type',
    job: named,
    jobs: [named, right],
    second: { text: 'Keller links', isPlace: true },
  },
])('the second line: $says', ({ job, jobs, second }) => {
  expect(jobLines(job, jobs).second).toEqual(second);
});

test('a further line names who lives there, if this tells the meters apart', () => {
  const tenant = at({ lastname: 'Sol' });
  expect(jobLines(tenant, [tenant, left]).others).toEqual(['Sol']);
  expect(jobLines(tenant, [tenant]).others).toEqual([]);
});
