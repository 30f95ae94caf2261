import { JOB_STATES, type JobStateFilter, METER_TYPES, type MeterType } from '@ablesbar/domain';
import { SEARCH_WORDS } from '../../base/address';

/** What a person has chosen to see in the list. */
export interface ListView {
  readonly query: string;
  readonly meterType: MeterType | null;
  readonly building: string | null;
  readonly state: JobStateFilter | null;
}

export const WHOLE_LIST: ListView = { query: '', meterType: null, building: null, state: null };

const MEDIA = {
  ELECTRIC_METER: 'strom',
  GAS_METER: 'gas',
  WATER_METER: 'wasser',
  WATER_WARM_METER: 'warmwasser',
  HEAT_METER: 'waerme',
  GENERIC_METER: 'sonstige',
} as const satisfies Record<MeterType, string>;

const STATES = {
  soon: 'endet-bald',
  queued: 'wartet',
  done: 'fertig',
} as const satisfies Record<JobStateFilter, string>;

/** The part of the address after the path; empty for the whole list. */
export function addressOfView({ query, meterType, building, state }: ListView): string {
  const parts = new URLSearchParams();
  if (query.trim() !== '') parts.set(SEARCH_WORDS, query.trim());
  if (meterType !== null) parts.set('medium', MEDIA[meterType]);
  if (building !== null) parts.set('gebaeude', building);
  if (state !== null) parts.set('nur', STATES[state]);
  const text = parts.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parts that this version does not know ask for nothing. */
export function viewOfAddress(search: string): ListView {
  const parts = new URLSearchParams(search);
  return {
    query: parts.get(SEARCH_WORDS) ?? '',
    meterType: METER_TYPES.find((type) => MEDIA[type] === parts.get('medium')) ?? null,
    building: parts.get('gebaeude'),
    state: JOB_STATES.find((state) => STATES[state] === parts.get('nur')) ?? null,
  };
}

/** Of the same list as when it was left, the address has lost the search words (see Address). */
export function viewAgain(search: string, left: ListView): ListView {
  const shown = viewOfAddress(search);
  const isSame = addressOfView(shown) === addressOfView({ ...left, query: '' });
  return isSame || search === '' ? left : shown;
}
