import { useId, useMemo, useState } from 'react';
import { useListRef } from 'react-window';
import { groupJobs, type Job, searchJobs } from '@ablesbar/domain';
import { Button, EmptyState, SearchField, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useAddress } from '../../base/address';
import { ListState } from '../ListState/ListState';
import { JobRows } from './JobRows';
import { rowsOf } from './rows';
import { useLinkClicks } from './use-link-clicks';
import { useKeptFocus } from './use-kept-focus';
import { useReturn } from './use-return';
import { useScroller } from './use-scroller';
import { useSteps } from './use-steps';
import * as css from './JobList.css';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly queuedJobIds: ReadonlySet<string>;
}

export function JobList({ jobs, queuedJobIds }: JobListProps) {
  const { t } = useTexts();
  const { pathname } = useAddress();
  const { unknownReadingsAllowed } = usePortal().application.config.features;
  const hintId = useId();
  const listRef = useListRef(null);
  const [query, setQuery] = useState('');
  const [line, setLine] = useState<HTMLElement | null>(null);
  const { element, setElement, isAlone, scrolling } = useScroller();
  const search = useMemo(() => searchJobs(jobs), [jobs]);
  const found = useMemo(() => search(query), [search, query]);
  const rows = useMemo(
    () => rowsOf(groupJobs(found, queuedJobIds), unknownReadingsAllowed),
    [found, queuedJobIds, unknownReadingsAllowed],
  );
  const openClickedLink = useLinkClicks();
  const { wanted, visited, stop, want, onFocus, onKeyDown } = useSteps(rows, (index) =>
    listRef.current?.scrollToRow({ index, align: 'smart' }),
  );
  useKeptFocus(element, visited, want, found);
  useReturn({ pathname, order: rows, isAlone, want });
  const count = useMemo(() => t('jobs_search_found', { count: found.length }), [t, found]);
  const isSearching = query.trim() !== '';
  return (
    <div
      ref={setElement}
      className={css.column}
      onClick={openClickedLink}
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
      <p id={hintId} ref={setLine} className={css.hint}>
        {t('jobs_search_hint')}
      </p>
      <ListState />
      <div role="status">
        {isSearching && found.length > 0 && <p className={css.result}>{count}</p>}
        {isSearching && found.length === 0 && (
          <EmptyState
            title={t('jobs_search_none_title', { query: query.trim() })}
            action={<Button onClick={() => setQuery('')}>{t('jobs_search_clear_action')}</Button>}
          >
            {t('jobs_search_none_text')}
          </EmptyState>
        )}
      </div>
      <JobRows
        rows={rows}
        allJobs={jobs}
        wanted={wanted}
        stop={stop}
        listRef={listRef}
        scrolling={scrolling}
        column={element}
        line={line}
      />
    </div>
  );
}
