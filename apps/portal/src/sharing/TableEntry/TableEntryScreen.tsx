import { useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { sharingWays } from '@ablesbar/domain';
import { BackLink, EmptyState, Page, ScreenTitle, useTexts } from '@ablesbar/ui';
import { MANAGEMENT_PATH, sharesPath } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { renderLink } from '../../base/PortalLink';
import { useSession } from '../../base/session';
import { useAccounts } from '../../session';
import { ExportButton } from '../export/ExportButton';
import { SharesLink } from '../ShareList/SharesLink';
import { SheetImport } from '../SheetImport/SheetImport';
import { useAccountJobs } from '../use-shares';
import { EntryTable, type EntryTableHandle } from './EntryTable';
import { fillDown, type FilledDown } from './fill-down';
import { SendBar } from './SendBar';
import { TableTools } from './TableTools';
import { useTable } from './use-table';
import * as css from './TableEntryScreen.css';

/**
 * Readings of a whole house at once: all counters of an account in one table, and the import of a
 * sheet.
 */
export function TableEntryScreen() {
  const { accountIds } = useSession();
  const { accountId } = useParams();
  if (accountId === undefined || !accountIds.includes(accountId)) {
    return <Navigate to={MANAGEMENT_PATH} replace />;
  }
  return (
    <Page>
      <BackLink href={sharesPath(accountId)} renderLink={renderLink} />
      <TableEntry key={accountId} accountId={accountId} />
    </Page>
  );
}

function TableEntry({ accountId }: { accountId: string }) {
  const { t } = useTexts();
  const { features } = usePortal().application.config;
  const account = useAccounts()?.entries.find(({ id }) => id === accountId);
  const jobs = useAccountJobs(accountId);
  const table = useTable(accountId, jobs);
  const entries = useRef<EntryTableHandle>(null);
  const [pasted, setPasted] = useState<FilledDown | 'unclear' | null>(null);
  const { lines, fill, closed } = table;

  const paste = (index: number, texts: readonly string[]) => {
    if (texts.length === 0) return setPasted('unclear');
    const down = fillDown(lines, index, texts, (jobId) => !closed.has(jobId));
    fill(down.drafts);
    setPasted(down);
  };
  return (
    <div className={css.screen}>
      <div className={css.head}>
        <div className={css.title}>
          <SharesLink accountId={accountId} />
          <ScreenTitle>{t('table_title')}</ScreenTitle>
        </div>
        {sharingWays(features).canExport && jobs.length > 0 && (
          <div className={css.files}>
            <ExportButton jobs={jobs} accountName={account?.name ?? null} />
            <SheetImport jobs={jobs} closed={closed} onAccept={fill} />
          </div>
        )}
      </div>
      <TableTools table={table} />
      {lines.length === 0 ? (
        <EmptyState title={t('table_none_title')}>{t('table_none_text')}</EmptyState>
      ) : (
        <EntryTable
          ref={entries}
          jobs={jobs}
          lines={lines}
          firstRow={table.firstRow}
          onView={table.onView}
          entryOf={table.entryOf}
          onChange={(job, task, value) => {
            setPasted(null);
            fill([{ jobId: job.id, values: { [task.taskId]: value } }]);
          }}
          onColumn={paste}
        />
      )}
      <SendBar
        table={table}
        said={pasted === 'unclear' ? t('table_pasted_unclear') : pasted && <Pasted {...pasted} />}
        onStart={() => setPasted(null)}
        onCorrect={() => entries.current?.focusDoubt()}
      />
      <p className={css.hint}>{t('table_hint')}</p>
    </div>
  );
}

function Pasted({ filled, unreadable, left }: FilledDown) {
  const { t } = useTexts();
  const said = [
    t('table_pasted', { count: filled }),
    ...(unreadable > 0 ? [t('table_pasted_unreadable', { count: unreadable })] : []),
    ...(left > 0 ? [t('table_pasted_left', { count: left })] : []),
  ];
  return said.join(' ');
}
