import { searchJobs } from '../../../libs/domain/src/index.ts';
import { measured } from './measured.mjs';

const TYPED = 'linden 14 müller';

/** What anybody would write first: ten fields in lower case, for every job and with every key. */
function plainFilter(jobs, query) {
  const terms = query.toLowerCase().split(' ').filter(Boolean);
  return jobs.filter(({ customer, meter: { meterNumber, meterAddress } }) => {
    const fields = [
      meterNumber,
      meterAddress.street,
      meterAddress.houseNumber,
      meterAddress.zip,
      meterAddress.city,
      meterAddress.objectKey,
      customer.firstname,
      customer.lastname,
      customer.company,
      customer.customerNumber,
    ].map((field) => (field ?? '').toLowerCase());
    return terms.every((term) => fields.some((field) => field.includes(term)));
  });
}

/** Each key of a query of three terms, and the whole of it at once, as it is pasted. */
export function benchSearch(jobs) {
  const search = searchJobs(jobs);
  const keys = Array.from(TYPED, (_, index) => TYPED.slice(0, index + 1));
  const perKey = keys.map((query, index) => ({
    query,
    ...measured({
      work: () => search(query),
      floor: () => plainFilter(jobs, query),
      rounds: 30,
      before: () => search(keys[index - 1] ?? ''),
    }),
  }));
  const pasted = measured({
    work: () => search(TYPED),
    floor: () => plainFilter(jobs, TYPED),
    before: () => search(''),
  });
  const found = [search(TYPED).length, plainFilter(jobs, TYPED).length];
  return { perKey, pasted, found };
}
