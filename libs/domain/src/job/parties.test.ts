import { aJob, aMeter, anAddress } from '../testing';
import type { MailingAddress, Partner } from './job';
import { differingParties, namesAtMeter, namesOfProvider, otherMailingAddress } from './parties';

const partner = (part: Partial<Partner>): Partner => ({
  identifier: null,
  company: null,
  name: null,
  ...part,
});
const at = (address: Parameters<typeof anAddress>[0], company: string | null = 'Stadtwerke') =>
  aJob({
    partner: partner({ company }),
    meter: aMeter({ meterAddress: anAddress(address) }),
  });

test.each([
  { says: 'a person', address: { firstname: 'Mirjam', lastname: 'Sol' }, names: ['Mirjam Sol'] },
  { says: 'a surname alone', address: { firstname: ' ', lastname: 'Sol' }, names: ['Sol'] },
  {
    says: 'a company before its person',
    address: { company: 'Töpferei', firstname: 'Mirjam', lastname: 'Sol' },
    names: ['Töpferei', 'Mirjam Sol'],
  },
  { says: 'nobody', address: { company: ' ' }, names: [] },
])('names at a meter: $says', ({ address, names }) => {
  expect(namesAtMeter(anAddress(address))).toEqual(names);
});

test.each([
  { says: 'company and name', part: { company: 'SWN', name: 'Netz' }, names: ['SWN', 'Netz'] },
  { says: 'the same twice', part: { company: 'SWN', name: 'SWN ' }, names: ['SWN'] },
  { says: 'not its number', part: { company: 'SWN', identifier: 'P-7' }, names: ['SWN'] },
  { says: 'its number alone', part: { identifier: 'P-7' }, names: ['P-7'] },
  { says: 'unknown', part: {}, names: [] },
])('names of a provider: $says', ({ part, names }) => {
  expect(namesOfProvider(partner(part))).toEqual(names);
});

const HOME: MailingAddress = {
  street: 'Lindenstraße',
  houseNumber: '14',
  zip: '39999',
  city: 'Neuenbrück',
};

test.each([
  { says: 'the same', mailing: HOME, isOther: false },
  {
    says: 'the same in another spelling',
    mailing: { ...HOME, street: 'linden strasse' },
    isOther: false,
  },
  { says: 'the house next door', mailing: { ...HOME, houseNumber: '16' }, isOther: true },
  { says: 'the same street in another city', mailing: { ...HOME, city: 'Bonn' }, isOther: true },
  { says: 'no street', mailing: { ...HOME, street: null }, isOther: false },
])('another mailing address: $says', ({ mailing, isOther }) => {
  const { customer } = aJob();
  const job = aJob({ customer: { ...customer, mailingAddress: mailing } });
  expect(otherMailingAddress(job)).toEqual(isOther ? mailing : null);
});

const first = at({ lastname: 'Sol' });
const second = at({ lastname: 'Luna' });
const nobody = at({});
const elsewhere = at({ lastname: 'Sol' }, 'Genossenschaft');

test.each([
  { says: 'two names', job: first, jobs: [first, second], parties: ['Sol'] },
  { says: 'one name at both', job: first, jobs: [first, first], parties: [] },
  { says: 'alone nothing differs', job: first, jobs: [first], parties: [] },
  { says: 'a name only at the other', job: nobody, jobs: [nobody, first], parties: [] },
  {
    says: 'two providers',
    job: first,
    jobs: [first, elsewhere],
    parties: ['Stadtwerke'],
  },
  {
    says: 'not the provider of most jobs',
    job: first,
    jobs: [first, first, elsewhere],
    parties: [],
  },
  {
    says: 'both differ',
    job: elsewhere,
    jobs: [second, elsewhere],
    parties: ['Sol', 'Genossenschaft'],
  },
])('parties that tell jobs apart: $says', ({ job, jobs, parties }) => {
  expect(differingParties(job, jobs)).toEqual(parties);
});
