import { type RefObject, useId, useMemo } from 'react';
import { type ListImperativeAPI, useListRef } from 'react-window';
import { groupJobs, type Job, searchJobs } from '@ablesbar/domain';
import { Button, EmptyState, SearchField, useTexts } from '@ablesbar/ui';
import { jobPath, UNLISTED_PATH } from '../../app/paths';
import { usePortal } from '../../app/portal-context';
import { ListState } from '../ListState/ListState';
import { JobGroup } from './JobGroup';
import { UnlistedLink } from './UnlistedLink';
import { useScroller } from './use-scroller';
import { useSteps } from './use-steps';
import * as css from './JobList.css';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly queuedJobIds: ReadonlySet<string>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Open first, then the meter that is missing, then what waits, then what is done; an empty group says nothing. */
export function JobList({ jobs, queuedJobIds, query, onQuery }: JobListProps) {
  const { t } = useTexts();
  const { features } = usePortal().application.config;
  const hintId = useId();
  const [scroller, setScroller] = useScroller();
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
  const paths = useMemo(() => {
    const pathsOf = (of: readonly Job[]) => of.map(({ id }) => jobPath(id));
    const unlisted = features.unknownReadingsAllowed ? [UNLISTED_PATH] : [];
    return [...pathsOf(open), ...unlisted, ...pathsOf(queued), ...pathsOf(done)];
  }, [open, queued, done, features.unknownReadingsAllowed]);
  const steps = useSteps(paths, (path) =>
    groups.forEach((group) => revealIn(group.listRef, group.jobs, path)),
  );
  const groupOf = ({ id, ...group }: (typeof groups)[number]) =>
    group.jobs.length > 0 && (
      <JobGroup
        key={id}
        {...group}
        allJobs={jobs}
        isQueued={id === 'queued'}
        scroller={scroller}
        steps={steps}
      />
    );
  const isSearching = query.trim() !== '';
  return (
    <div ref={setScroller} className={css.scroller}>
      <div className={css.finder}>
        <SearchField
          label={t('jobs_search_label')}
          value={query}
          onChange={onQuery}
          onKeyDown={(event) => steps.onKeyDown(event, null)}
          describedBy={hintId}
        />
      </div>
      <p id={hintId} className={css.hint}>
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
            action={<Button onClick={() => onQuery('')}>{t('jobs_search_clear_action')}</Button>}
          >
            {t('jobs_search_none_text')}
          </EmptyState>
        )}
      </div>
      {groupOf(groups[0])}
      {features.unknownReadingsAllowed && <UnlistedLink steps={steps} />}
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
