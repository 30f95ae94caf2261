import { useState } from 'react';
import { isShareable, type Job } from '@ablesbar/domain';
import { Button, ShareIcon, useTexts } from '@ablesbar/ui';
import { lazyDialog } from '../base/lazy-dialog';
import { usePortal } from '../base/portal';

/** Loads on the first tap: most users read their meter themselves. */
const ShareDialog = lazyDialog(
  async () => (await import('../sharing/ShareDialog/ShareDialog')).ShareDialog,
);

/** Lets another person read this one meter; renders nothing if the meter may not be shared. */
export function ShareJob({ job }: { job: Job }) {
  const { t } = useTexts();
  const { application } = usePortal();
  const [isSharing, setIsSharing] = useState(false);
  const close = () => setIsSharing(false);
  if (!isShareable(job, application.config)) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<ShareIcon size={20} />}
        onClick={() => setIsSharing(true)}
      >
        {t('job_share_action')}
      </Button>
      {isSharing && (
        <ShareDialog
          open
          accountId={job.login}
          jobs={[job]}
          onClose={close}
          onShared={() => undefined}
        />
      )}
    </>
  );
}
