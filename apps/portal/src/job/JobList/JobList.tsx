import { useCallback, useId, useMemo, useState } from 'react';
import { List, useListRef } from 'react-window';
import { groupJobs, type Job, searchJobs } from '@ablesbar/domain';
import { Button, EmptyState, SearchField, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../app/portal-context';
import { useAddress } from '../../app/use-address';
import { useToday } from '../../app/use-today';
import { ListState } from '../ListState/ListState';
import { StuckHead } from './GroupHead';
import { jobStates } from './job-state';
import { ListRow, type ListRowProps } from './ListRow';
import { heightOf } from './row-heights';
import { keyOf, rowsOf, stretchesOf } from './rows';
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

export function JobList({ jobs, queuedJobIds }: JobListProps) {
  const texts = useTexts();
  const { t } = texts;
  const today = useToday();
  const stateOf = useMemo(() => jobStates(today, texts), [today, texts]);
  const { pathname } = useAddress();
  const { unknownReadingsAllowed } = usePortal().application.config.features;
  const hintId = useId();
  const listRef = useListRef(null);
  const [query, setQuery] = useState('');
  const [line, setLine] = useState<HTMLElement | null>(null);
  const { element, setElement, isAlone, scrolling } = useScroller();
  const { measured, ruler } = useRowHeights(line);
  const search = useMemo(() => searchJobs(jobs), [jobs]);
  const found = useMemo(() => search(query), [search, query]);
  const rows = useMemo(
    () => rowsOf(groupJobs(found, queuedJobIds), unknownReadingsAllowed),
    [found, queuedJobIds, unknownReadingsAllowed],
  );
  const stretches = useMemo(() => stretchesOf(rows, measured), [rows, measured]);
  const follow = useFollow();
  const { wanted, visited, stop, want, onFocus, onKeyDown } = useSteps(rows, (index) =>
    listRef.current?.scrollToRow({ index, align: 'smart' }),
  );
  useKeptFocus(element, visited, want, found);
  useReturn({ pathname, order: rows, isAlone, want });
  useFollowed(element, stretches);
  const rowHeight = useCallback(
    (index: number, { listed: { rows: shown } }: ListRowProps) => {
      const row = shown.rowAt(index);
      return row === null ? 0 : heightOf(measured, keyOf(row));
    },
    [measured],
  );
  const listed = useMemo(
    () => ({ rows, allJobs: jobs, stateOf, current: pathname, wanted, stop, ruler }),
    [rows, jobs, stateOf, pathname, wanted, stop, ruler],
  );
  const isSearching = query.trim() !== '';
  return (
    <div
      ref={setElement}
      className={css.column}
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
      <p id={hintId} ref={setLine} className={css.hint}>
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
      <List
        tagName="ul"
        aria-label={t('jobs_list_label')}
        className={css.list}
        listRef={listRef}
        {...scrolling}
        defaultHeight={800}
        rowComponent={ListRow}
        rowCount={rows.length}
        rowHeight={rowHeight}
        rowProps={{ listed }}
      >
        {stretches.map(({ group, top, height }) => (
          <div key={group.name} aria-hidden className={css.stretch} style={{ top, height }}>
            <StuckHead group={group} />
          </div>
        ))}
      </List>
    </div>
  );
}
