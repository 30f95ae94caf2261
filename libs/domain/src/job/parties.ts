import { buildingOf } from './building';
import { groupedBy } from './grouped-by';
import type { Job, MailingAddress, MeterAddress, Partner } from './job';

/** The company and the person at the meter: who lives or works there, not who gets the bill. */
export function namesAtMeter({ company, firstname, lastname }: MeterAddress): readonly string[] {
  return said([company, said([firstname, lastname]).join(' ')]);
}

/** The provider for whom the meter is read: its company, its name, and its number if it has neither. */
export function namesOfProvider({ company, name, identifier }: Partner): readonly string[] {
  const names = [...new Set(said([company, name]))];
  return names.length === 0 ? said([identifier]) : names;
}

/** The customer's mailing address, if it is known and differs from the address of the meter. */
export function otherMailingAddress({ customer, meter }: Job): MailingAddress | null {
  const { mailingAddress } = customer;
  const building = buildingOf(mailingAddress);
  const isOther = building !== null && building !== buildingOf(meter.meterAddress);
  return isOther ? mailingAddress : null;
}

/**
 * The names at the meter, then those of the provider, where they tell this job apart: not what more
 * than half of the list shares, such as the utility itself.
 */
export function differingParties(job: Job, jobs: readonly Job[]): readonly string[] {
  const usual = usualNames(jobs);
  return KINDS.flatMap((namesOf, kind) => {
    const names = namesOf(job);
    return names === '' || names === usual[kind] ? [] : [names];
  });
}

const KINDS: readonly ((job: Job) => string)[] = [
  ({ meter }) => namesAtMeter(meter.meterAddress).join(', '),
  ({ partner }) => namesOfProvider(partner).join(', '),
];

// Every card of a list needs the same answer, so it is computed once for each list.
const known = new WeakMap<readonly Job[], readonly (string | null)[]>();

/** For each kind the names that more than half of the jobs share; null if there are none. */
function usualNames(jobs: readonly Job[]): readonly (string | null)[] {
  const usual =
    known.get(jobs) ??
    KINDS.map((namesOf) => {
      const groups = groupedBy(jobs, namesOf);
      const most = [...groups].find(([, sharing]) => sharing.length > jobs.length / 2);
      return most?.[0] ?? null;
    });
  known.set(jobs, usual);
  return usual;
}

function said(parts: readonly (string | null)[]): readonly string[] {
  return parts.flatMap((part) => part?.trim() || []);
}
