import { type RefObject, useId, useMemo, useState } from 'react';
import { type ListImperativeAPI, useListRef } from 'react-window';
import { groupJobs, type Job, searchJobs } from '@ablesbar/domain';
import { Button, EmptyState, SearchField, useTexts } from '@ablesbar/ui';
import { jobPath } from '../../app/paths';
import { usePortal } from '../../app/portal-context';
import { useAddress } from '../../app/use-address';
import { useToday } from '../../app/use-today';
import { ListState } from '../ListState/ListState';
import { JobGroup } from './JobGroup';
import { orderOf } from './order-of';
import { UnlistedLink } from './UnlistedLink';
import { useFollow } from './use-follow';
import { useFollowed } from './use-followed';
import { useKeptFocus } from './use-kept-focus';
import { useReturn } from './use-return';
import { useRowHeights } from './use-row-heights';
import { useScroller } from './use-scroller';
import { useSteps } from './use-steps';
import * as css from './JobList.css';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly queuedJobIds: ReadonlySet<string>;
}

/** Open first, then the meter that is missing, then what waits, then what is done; an empty group says nothing. */
export function JobList({ jobs, queuedJobIds }: JobListProps) {
  const { t } = useTexts();
  const today = useToday();
  const { pathname } = useAddress();
  const { unknownReadingsAllowed } = usePortal().application.config.features;
  const hintId = useId();
  const [query, setQuery] = useState('');
  const [ruler, setRuler] = useState<HTMLElement | null>(null);
  const { element, scroller, setElement } = useScroller();
  const heights = useRowHeights(ruler);
  const search = useMemo(() => searchJobs(jobs), [jobs]);
  const found = useMemo(() => search(query), [search, query]);
  const { open, queued, done } = useMemo(
    () => groupJobs(found, queuedJobIds),
    [found, queuedJobIds],
  );
  const groups = [
    { id: 'open', title: t('jobs_group_open'), jobs: open, listRef: useListRef(null) },
    { id: 'queued', title: t('jobs_group_queued'), jobs: queued, listRef: useListRef(null) },
    { id: 'done', title: t('jobs_group_done'), jobs: done, listRef: useListRef(null) },
  ] as const;
  const order = useMemo(
    () => orderOf(open, unknownReadingsAllowed, [...queued, ...done]),
    [open, queued, done, unknownReadingsAllowed],
  );
  const follow = useFollow();
  const { wanted, visited, stop, want, onFocus, onKeyDown } = useSteps(order, (path) =>
    groups.forEach((group) => revealIn(group.listRef, group.jobs, path)),
  );
  useKeptFocus(element, visited, want, found);
  useReturn({ pathname, order, isAlone: scroller === 'window', want });
  const followed = useFollowed(element);
  const { measure, round } = heights;
  const surroundings = useMemo(
    () => ({ allJobs: jobs, today, current: pathname, wanted, stop, followed, measure, round }),
    [jobs, today, pathname, wanted, stop, followed, measure, round],
  );
  const groupOf = ({ id, ...group }: (typeof groups)[number]) =>
    group.jobs.length > 0 && (
      <JobGroup
        key={id}
        {...group}
        isQueued={id === 'queued'}
        surroundings={surroundings}
        heights={heights}
        scroller={scroller}
      />
    );
  const isSearching = query.trim() !== '';
  return (
    <div
      ref={setElement}
      className={css.scroller}
      onClick={follow}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div className={css.finder}>
        <SearchField
          label={t('jobs_search_label')}
          value={query}
          onChange={setQuery}
          describedBy={hintId}
        />
      </div>
      <p id={hintId} ref={setRuler} className={css.hint}>
        {t('jobs_search_hint')}
      </p>
      <ListState />
      <div role="status">
        {isSearching && found.length > 0 && (
          <p className={css.result}>{t('jobs_search_found', { count: found.length })}</p>
        )}
        {isSearching && found.length === 0 && (
          <EmptyState
            title={t('jobs_search_none_title', { query: query.trim() })}
            action={<Button onClick={() => setQuery('')}>{t('jobs_search_clear_action')}</Button>}
          >
            {t('jobs_search_none_text')}
          </EmptyState>
        )}
      </div>
      {groupOf(groups[0])}
      {unknownReadingsAllowed && <UnlistedLink surroundings={surroundings} />}
      {groups.slice(1).map(groupOf)}
    </div>
  );
}

function revealIn(
  list: RefObject<ListImperativeAPI | null>,
  jobs: readonly Job[],
  path: string,
): void {
  const index = jobs.findIndex(({ id }) => jobPath(id) === path);
  if (index >= 0) list.current?.scrollToRow({ index, align: 'smart' });
}
