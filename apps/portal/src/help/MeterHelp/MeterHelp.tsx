import { lazy, Suspense, useState } from 'react';
import type { Job } from '@ablesbar/domain';
import { Button, Dialog, useTexts } from '@ablesbar/ui';

/** The engines for markdown and for the server's patterns come with it, when somebody asks. */
const MeterInstructions = lazy(async () => ({
  default: (await import('./MeterInstructions')).MeterInstructions,
}));

/** One tap away from where a meter is read. */
export function MeterHelp({ job }: { job: Job }) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div>
      <Button onClick={() => setIsOpen(true)}>{t('help_meter_action')}</Button>
      <Dialog
        open={isOpen}
        title={t('help_meter_action')}
        onClose={close}
        closeLabel={t('frame_close_action')}
        actions={<Button onClick={close}>{t('frame_close_action')}</Button>}
      >
        <Suspense fallback={<p role="status">{t('frame_loading_text')}</p>}>
          <MeterInstructions job={job} />
        </Suspense>
      </Dialog>
    </div>
  );
}
