import { useMemo } from 'react';
import { Link } from 'react-router';
import { tableAccount } from '@ablesbar/domain';
import { buttonClass, TableIcon, useTexts } from '@ablesbar/ui';
import { tablePath } from '../../base/paths';
import { useJobs } from '../use-jobs';
import { useQueuedJobIds } from '../use-queued-job-ids';

/** The way to the table for many readings; nothing while there are few open meters. */
export function TableLink() {
  const { t } = useTexts();
  const { jobs } = useJobs();
  const queued = useQueuedJobIds();
  const account = useMemo(() => tableAccount(jobs, queued), [jobs, queued]);
  if (account === null) return null;
  return (
    <Link className={buttonClass({ size: 'small' })} to={tablePath(account)}>
      <TableIcon size={20} />
      {t('jobs_table_link')}
    </Link>
  );
}
