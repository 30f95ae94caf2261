import { Suspense, useEffect, useId, useRef } from 'react';
import type { Job } from '@ablesbar/domain';
import {
  Button,
  CloseIcon,
  Dialog,
  HelpIcon,
  IconButton,
  lazyWithFallback,
  useTexts,
} from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import type { MeterHelpState } from './use-meter-help';
import * as css from './MeterHelp.css';

/** The code for markdown and for the server's patterns loads with it, after the form. */
const MeterInstructions = lazyWithFallback(
  async () => (await import('./MeterInstructions')).MeterInstructions,
  // Without a connection this code may not load; the form beside it must still work.
  DefaultInstructions,
);

export interface MeterHelpProps {
  readonly job: Job;
  readonly help: MeterHelpState;
}

/** The help is one tap away from the form; on a phone it covers the form. */
export function MeterHelpButton({ job, help }: MeterHelpProps) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const { isBeside, wasClosed } = help;
  useEffect(() => {
    // The pressed close button has gone with its panel, so the focus moves here.
    if (!isBeside && wasClosed) place.current?.querySelector('button')?.focus();
  }, [isBeside, wasClosed]);
  if (isBeside) return null;
  return (
    <div ref={place}>
      <Button variant="quiet" size="small" icon={<HelpIcon size={20} />} onClick={help.open}>
        {t('help_meter_action')}
      </Button>
      <Dialog
        open={help.isOver}
        title={t('help_meter_action')}
        onClose={help.close}
        closeLabel={t('help_meter_close')}
        actions={<Button onClick={help.close}>{t('frame_close_action')}</Button>}
      >
        <Instructions job={job} />
      </Dialog>
    </div>
  );
}

/** Shown beside the form if the window is wide enough for both. */
export function MeterHelpPanel({ job, help }: MeterHelpProps) {
  const { t } = useTexts();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { isBeside, wasOpened } = help;
  useEffect(() => {
    if (isBeside && wasOpened) title.current?.focus();
  }, [isBeside, wasOpened]);
  if (!isBeside) return null;
  return (
    <aside
      className={wasOpened ? `${css.panel} ${css.opened}` : css.panel}
      aria-labelledby={titleId}
    >
      <div className={css.head}>
        <h2 className={css.panelTitle} id={titleId} ref={title} tabIndex={-1}>
          {t('help_meter_action')}
        </h2>
        <IconButton label={t('help_meter_close')} icon={<CloseIcon />} onClick={help.close} />
      </div>
      <Instructions job={job} />
    </aside>
  );
}

function Instructions({ job }: { job: Job }) {
  return (
    <Suspense fallback={<LoadingText text="frame_loading_text" />}>
      <MeterInstructions job={job} />
    </Suspense>
  );
}

function DefaultInstructions() {
  const { t } = useTexts();
  return <p>{t('help_default_read_text')}</p>;
}
