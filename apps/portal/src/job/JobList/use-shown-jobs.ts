import { useMemo } from 'react';
import {
  buildingsByDeadline,
  countStates,
  filterJobs,
  groupJobs,
  type Job,
  listedJobs,
  searchJobs,
} from '@ablesbar/domain';
import { mediumWords } from '@ablesbar/i18n';
import { usePortal } from '../../base/portal';
import { useToday } from '../../base/use-today';
import { type ListView, WHOLE_LIST } from './list-view';
import { matchingJobs } from './matching-jobs';
import { rowsOf } from './rows';

/** From so many meters on, a list needs an order and ways to narrow it. */
const LONG = 10;
const ANY_DAY = { until: null, month: null };

/** The jobs that the search and the chips leave, and the rows that show them. */
export function useShownJobs(
  jobs: readonly Job[],
  queuedJobIds: ReadonlySet<string>,
  chosen: ListView,
) {
  const today = useToday();
  const { unknownReadingsAllowed: hasUnlisted } = usePortal().application.config.features;
  const buildings = useMemo(() => {
    const all = jobs.length < LONG ? [] : buildingsByDeadline(jobs, today);
    return all.length > 1 ? all : null;
  }, [jobs, today]);
  const isLong = jobs.length >= LONG;
  const query = chosen.query;
  // What cannot be seen must not narrow the list.
  const { meterType, state } = isLong ? chosen : WHOLE_LIST;
  const building = buildings?.find(({ name }) => name === chosen.building)?.name ?? null;
  const search = useMemo(
    () => searchJobs(listedJobs(jobs, buildings, queuedJobIds), mediumWords),
    [jobs, buildings, queuedJobIds],
  );
  const setup = useMemo(() => ({ today, queuedJobIds }), [today, queuedJobIds]);
  const matching = useMemo(() => matchingJobs(query, search, setup), [query, search, setup]);
  const ofAllStates = useMemo(
    () => filterJobs(matching, { ...ANY_DAY, meterType, building, state: null }, setup),
    [matching, meterType, building, setup],
  );
  const shown = useMemo(
    () => filterJobs(ofAllStates, { ...ANY_DAY, meterType: null, building: null, state }, setup),
    [ofAllStates, state, setup],
  );
  const counts = useMemo(
    () => (isLong ? countStates(ofAllStates, setup) : null),
    [isLong, ofAllStates, setup],
  );
  const rows = useMemo(
    () => rowsOf({ groups: groupJobs(shown, queuedJobIds), hasUnlisted, buildings }),
    [shown, queuedJobIds, hasUnlisted, buildings],
  );
  const view: ListView = { query, meterType, building, state };
  return { view, shown, rows, buildings, counts };
}
