import { memo, type MouseEvent, useCallback, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListProps, useListRef } from 'react-window';
import type { Job } from '@ablesbar/domain';
import { withDots } from '@ablesbar/i18n';
import { Button, EmptyState, SearchField, useMedia, StateSign, useTexts } from '@ablesbar/ui';
import { useAddress } from '../../base/address';
import { ListState } from '../JobsScreen/ListState';
import { MeterScan } from '../MeterScan/MeterScan';
import { RoundLink } from '../RoundLink/RoundLink';
import { TableLink } from '../TableLink/TableLink';
import { chosenWords, JobFilters } from './JobFilters';
import { JobRows } from './JobRows';
import { addressOfView, type ListView, WHOLE_LIST } from './list-view';
import { revealRow } from './reveal-row';
import { pathOfLink, useArrowKeys, useFocusOnSameJob } from './use-link-focus';
import { useKeptPlace, useListView } from './use-list-view';
import { useReturnToList } from './use-return-to-list';
import { useShownJobs } from './use-shown-jobs';
import * as css from './JobList.css';

export interface JobListProps {
  readonly jobs: readonly Job[];
  readonly queuedJobIds: ReadonlySet<string>;
}

export function JobList({ jobs, queuedJobIds }: JobListProps) {
  const { t } = useTexts();
  const { pathname } = useAddress();
  const hintId = useId();
  const listRef = useListRef(null);
  const { view: chosen, change, place } = useListView();
  const [line, setLine] = useState<HTMLElement | null>(null);
  const { element, setElement, isAlone, scrolling } = useScroller();
  const { view, shown, rows, buildings, counts } = useShownJobs(jobs, queuedJobIds, chosen);
  const onView = useKeptPlace({ view: chosen, place, order: rows, listRef });
  const openClickedLink = useLinkClicks();
  const { wanted, lastFocused, tabStop, moveFocus, onFocus, onKeyDown } = useArrowKeys(
    rows,
    (index) => revealRow(listRef, { index, align: 'smart' }),
  );
  useFocusOnSameJob(element, lastFocused, moveFocus, shown);
  useReturnToList({ pathname, order: rows, isAlone, moveFocus });
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
          value={view.query}
          onChange={(query) => change({ query })}
          describedBy={hintId}
        />
      </div>
      <p id={hintId} ref={setLine} className={css.hint}>
        {t(counts === null ? 'jobs_search_hint' : 'jobs_search_hint_many')}
      </p>
      {counts && (
        <JobFilters
          jobs={jobs}
          buildings={buildings}
          counts={counts}
          meterType={view.meterType}
          building={view.building}
          state={view.state}
          onChange={change}
        />
      )}
      <Ways isByBuilding={buildings !== null} />
      <ListState />
      <Result view={view} count={shown.length} onChange={change} />
      {/* Paper has neither the search field nor the chips. */}
      <p className={css.onPaper}>{withDots(chosenWords(view, t))}</p>
      <JobRows
        rows={rows}
        allJobs={jobs}
        wanted={wanted}
        tabStop={tabStop}
        listRef={listRef}
        scrolling={scrolling}
        column={element}
        line={line}
        onView={onView}
      />
    </div>
  );
}

/** Memoised, because no key of a search changes the ways. */
const Ways = memo(function Ways({ isByBuilding }: { readonly isByBuilding: boolean }) {
  return (
    <div className={css.ways}>
      <MeterScan />
      {/* By building, each house has its own at its head. */}
      {!isByBuilding && <RoundLink />}
      <TableLink />
    </div>
  );
});

interface ResultProps {
  readonly view: ListView;
  readonly count: number;
  readonly onChange: (view: Partial<ListView>) => void;
}

/** How many meters the search and the chips leave. */
function Result({ view, count, onChange }: ResultProps) {
  const { t } = useTexts();
  const query = view.query.trim();
  return (
    <div role="status">
      {addressOfView(view) !== '' && count > 0 && (
        <p className={css.result}>{t('jobs_search_found', { count })}</p>
      )}
      {count === 0 &&
        (query === '' ? (
          <EmptyState
            sign={<StateSign kind="search" />}
            title={t('jobs_filter_none_title')}
            action={
              <Button onClick={() => onChange(WHOLE_LIST)}>{t('jobs_filter_clear_action')}</Button>
            }
          />
        ) : (
          <EmptyState
            sign={<StateSign kind="search" />}
            title={t('jobs_search_none_title', { query })}
            action={
              <Button onClick={() => onChange({ query: '' })}>
                {t('jobs_search_clear_action')}
              </Button>
            }
          >
            {t('jobs_search_none_text')}
          </EmptyState>
        ))}
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
