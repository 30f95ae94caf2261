import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type Job, JOB_COLUMNS, type JobColumn, searchJobs } from '@ablesbar/domain';
import { formatNumber, mediumWords, sayProblem } from '@ablesbar/i18n';
import { Button, Section, Select, ShareIcon, TextField, useTexts } from '@ablesbar/ui';
import { checkSharedJobs, SHARED_JOBS_MOST } from '@ablesbar/validation';
import { ShareDialog } from '../ShareDialog/ShareDialog';
import { columnText, JobTable } from './JobTable';
import type { Selection } from './selection';
import { type TableOrder, tableRows } from './table-rows';
import * as css from './ShareJobs.css';

export interface ShareJobsProps {
  readonly accountId: string;
  /** Only jobs that may be shared. */
  readonly jobs: readonly Job[];
}

const nothing: Selection = new Set();
const NO_GROUPS = 'none';

/** Lets the user choose meters and share them together. */
export function ShareJobs({ accountId, jobs }: ShareJobsProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const countId = useId();
  const [query, setQuery] = useState('');
  const [selection, setSelection] = useState(nothing);
  const [isSharing, setSharing] = useState(false);
  const [order, setOrder] = useState<TableOrder>({
    column: 'building',
    isDescending: false,
    groupBy: 'building',
  });
  const search = useMemo(() => searchJobs(jobs, mediumWords), [jobs]);
  const wanted = useDeferredValue(query);
  const rows = useMemo(() => tableRows(search(wanted), order), [search, wanted, order]);
  // A job that has disappeared meanwhile can no longer be shared.
  const chosen = useMemo(() => jobs.filter(({ id }) => selection.has(id)), [jobs, selection]);
  const problem = checkSharedJobs(chosen.length);
  const columns = JOB_COLUMNS.map((value) => ({ value, label: t(columnText[value]) }));
  const columnOf = (value: string) => JOB_COLUMNS.find((column) => column === value);
  const sortBy = (column: JobColumn) =>
    setOrder((last) => ({
      ...last,
      column,
      isDescending: last.column === column && !last.isDescending,
    }));
  return (
    <Section title={t('management_table_title')} aside={formatNumber(jobs.length, language)}>
      <div className={css.tools}>
        <TextField
          label={t('management_search_label')}
          inputMode="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
        <Select
          label={t('management_group_label')}
          value={order.groupBy ?? NO_GROUPS}
          options={[{ value: NO_GROUPS, label: t('management_group_none') }, ...columns]}
          onChange={(value) => setOrder({ ...order, groupBy: columnOf(value) ?? null })}
        />
        <Select
          label={t('management_sort_label')}
          value={order.column}
          options={columns}
          onChange={(value) => {
            const column = columnOf(value);
            if (column) setOrder({ ...order, column, isDescending: false });
          }}
        />
      </div>
      {rows.length === 0 ? (
        <p role="status">{t('management_search_none', { query: wanted })}</p>
      ) : (
        <JobTable
          label={t('management_table_title')}
          jobs={jobs}
          rows={rows}
          order={order}
          onSort={sortBy}
          selection={selection}
          onSelect={setSelection}
        />
      )}
      <div className={css.bulk}>
        <p role="status" id={countId}>
          <span className={css.strong}>
            {t('management_selected_text', { count: chosen.length })}
          </span>{' '}
          <span className={css.soft}>
            {t('management_selected_most', { most: SHARED_JOBS_MOST })}
          </span>
          {problem?.code === 'maxjobs' && (
            <>
              <br />
              <span className={css.problem}>{sayProblem(texts, problem, 0)}</span>
            </>
          )}
        </p>
        <div className={css.buttons}>
          {chosen.length > 0 && (
            <Button variant="quiet" onClick={() => setSelection(nothing)}>
              {t('management_select_none_action')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<ShareIcon size={20} />}
            // Not disabled: it has the focus after the dialog, when nothing is chosen any more.
            blocked={problem !== null}
            aria-describedby={countId}
            onClick={() => setSharing(true)}
          >
            {chosen.length === 0
              ? t('management_table_title')
              : t('management_share_action', { count: chosen.length })}
          </Button>
        </div>
      </div>
      <ShareDialog
        key={String(isSharing)}
        open={isSharing}
        accountId={accountId}
        jobs={chosen}
        onClose={() => setSharing(false)}
        onShared={() => setSelection(nothing)}
      />
    </Section>
  );
}
