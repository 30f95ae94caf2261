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
import { askedDeadline, mediumWords } from '@ablesbar/i18n';
import { usePortal } from '../../base/portal';
import { useToday } from '../../base/use-today';
import { type ListView, WHOLE_LIST } from './list-view';
import { rowsOf } from './rows';

/** From so many meters on, a list needs an order and ways to narrow it. */
const LONG = 10;

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
  const asked = useMemo(() => askedDeadline(query, today), [query, today]);
  const matching = useMemo(() => search(asked.rest), [search, asked.rest]);
  const setup = useMemo(() => ({ today, queuedJobIds }), [today, queuedJobIds]);
  const ofAllStates = useMemo(
    () => filterJobs(matching, { meterType, building, until: asked.until, state: null }, setup),
    [matching, meterType, building, asked.until, setup],
  );
  const shown = useMemo(
    () => filterJobs(ofAllStates, { meterType: null, building: null, until: null, state }, setup),
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
