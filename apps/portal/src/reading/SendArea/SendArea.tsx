import { useId } from 'react';
import { Button, Notice, OpenList, type OpenEntry, SendIcon, useTexts } from '@ablesbar/ui';
import { SlowCall } from '../../base/loading';
import * as css from './SendArea.css';

export interface SendAreaProps {
  readonly action: string;
  /** What is missing before it can be sent. */
  readonly open: readonly OpenEntry[];
  /** Why the utility refused the last attempt. */
  readonly refusal: string | null;
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/** The end of a form: what is missing, the button that sends, and why it was refused. */
export function SendArea({ action, open, refusal, isReady, isSending, onSend }: SendAreaProps) {
  const { t } = useTexts();
  const openId = useId();
  return (
    <div className={css.area}>
      {refusal !== null && (
        <Notice tone="error" title={t('notice_send_failed_title')} live="assertive">
          {refusal}
        </Notice>
      )}
      <div className={css.open}>
        <OpenList id={openId} title={t('reading_open_title')} entries={open} />
      </div>
      <Button
        variant="primary"
        icon={<SendIcon size={20} />}
        disabled={!isReady}
        waiting={isSending}
        aria-describedby={openId}
        onClick={onSend}
      >
        {isSending ? t('reading_send_waiting') : action}
      </Button>
      <SlowCall isWaiting={isSending} />
      <p className={css.hint}>{t('reading_draft_hint')}</p>
    </div>
  );
}
