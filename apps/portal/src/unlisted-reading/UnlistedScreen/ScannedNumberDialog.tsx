import { Button, Dialog, useTexts } from '@ablesbar/ui';
import type { ScannedNumber } from '../use-scanned-number';

export interface ScannedNumberDialogProps {
  readonly scanned: ScannedNumber;
  /** The number in the form; empty if there is none. */
  readonly present: string;
}

/** Asks whether a scanned number belongs to the report that has been begun. */
export function ScannedNumberDialog({ scanned, present }: ScannedNumberDialogProps) {
  const { t } = useTexts();
  const { asked, startAnew, putHere, leave } = scanned;
  return (
    <Dialog
      open={asked !== null}
      tone="warning"
      title={t('scan_label_begun_title', { number: asked ?? '' })}
      closeLabel={t('frame_close_action')}
      onClose={leave}
      actions={
        <>
          <Button onClick={startAnew}>{t('scan_label_anew_action')}</Button>
          <Button variant="primary" onClick={putHere}>
            {t('scan_label_put_action')}
          </Button>
        </>
      }
    >
      <p>
        {present === ''
          ? t('scan_label_begun_text')
          : t('scan_label_begun_number_text', { number: present })}
      </p>
    </Dialog>
  );
}
