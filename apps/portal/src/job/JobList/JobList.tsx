import { type MouseEvent, useCallback, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListProps, useListRef } from 'react-window';
import { groupJobs, type Job, searchJobs } from '@ablesbar/domain';
import { Button, EmptyState, SearchField, useMedia, useTexts } from '@ablesbar/ui';
import { useAddress } from '../../base/address';
import { usePortal } from '../../base/portal';
import { ListState } from '../JobsScreen/ListState';
import { JobRows } from './JobRows';
import { rowsOf } from './rows';
import { pathOfLink, useArrowKeys, useFocusOnSameJob } from './use-link-focus';
import { useReturnToList } from './use-return-to-list';
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
  const { wanted, lastFocused, tabStop, moveFocus, onFocus, onKeyDown } = useArrowKeys(
    rows,
    (index) => listRef.current?.scrollToRow({ index, align: 'smart' }),
  );
  useFocusOnSameJob(element, lastFocused, moveFocus, found);
  useReturnToList({ pathname, order: rows, isAlone, moveFocus });
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
        tabStop={tabStop}
        listRef={listRef}
        scrolling={scrolling}
        column={element}
        line={line}
      />
    </div>
  );
}

/**
 * Next to a job the rows scroll below the search, so that the job stays in view. A low screen has
 * no room for that: there the search scrolls away too. On a phone the list scrolls with the page.
 */
function useScroller() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isBeside = useMedia('screen and (min-width: 640px)');
  const isLow = useMedia('(max-height: 479.98px)');
  const scrolling = useMemo(
    () => scrollingOf(element, { isBeside, isLow }),
    [element, isBeside, isLow],
  );
  return { element, setElement, isAlone: !isBeside, scrolling };
}

/**
 * With another scroller, the list asks the browser for its position after every render; its own
 * scroller is fast.
 */
function scrollingOf(
  element: HTMLElement | null,
  { isBeside, isLow }: { isBeside: boolean; isLow: boolean },
): Pick<ListProps<object>, 'scrollElement'> {
  if (!isBeside) return { scrollElement: 'window' };
  return isLow ? { scrollElement: element } : {};
}

/** One click listener for all links of a list. The browser handles links to a new tab or window. */
function useLinkClicks() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent) => {
      const path = pathOfLink(event.target);
      const isPlain =
        event.button === 0 &&
        !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
        !event.defaultPrevented;
      if (path === null || !isPlain) return;
      event.preventDefault();
      void navigate(path);
    },
    [navigate],
  );
}
