import { useId } from 'react';
import { Button, Notice, OpenList, type OpenEntry, SendIcon, useTexts } from '@ablesbar/ui';
import { SlowCall } from '../../base/loading';
import type { Refusal } from '../refusal';
import * as css from './SendArea.css';

export interface SendAreaProps {
  readonly action: string;
  /** The entered values, beside the button in the bar of a phone. */
  readonly said?: string | undefined;
  /** What is missing before it can be sent. */
  readonly open: readonly OpenEntry[];
  /** Why the last attempt has left the reading here. */
  readonly refusal: Refusal | null;
  readonly isReady: boolean;
  readonly isSending: boolean;
  readonly onSend: () => void;
}

/**
 * The end of a form: what is missing, the button that sends, and why it was refused. On a phone, the
 * button of a form that can be sent stays at the foot of the window.
 */
export function SendArea(props: SendAreaProps) {
  const { action, said, open, refusal, isReady, isSending, onSend } = props;
  const { t } = useTexts();
  const openId = useId();
  return (
    <>
      <div className={css.area}>
        {refusal !== null && (
          <Notice
            tone={refusal.tone}
            title={t(refusal.title ?? 'notice_send_failed_title')}
            live="assertive"
          >
            {refusal.text}
          </Notice>
        )}
        <OpenList id={openId} title={t('reading_open_title')} entries={open} />
      </div>
      <div className={isReady ? css.bar : css.row}>
        {isReady && <span className={css.value}>{said}</span>}
        <Button
          variant="primary"
          icon={<SendIcon size={20} />}
          disabled={!isReady}
          waiting={isSending}
          aria-label={isSending ? t('reading_send_waiting') : action}
          aria-describedby={openId}
          onClick={onSend}
        >
          {isSending ? (
            t('reading_send_waiting')
          ) : isReady ? (
            <>
              <span className={css.short}>{t('reading_confirm_send')}</span>
              <span className={css.long}>{action}</span>
            </>
          ) : (
            action
          )}
        </Button>
        <SlowCall isWaiting={isSending} />
      </div>
      <p className={css.hint}>{t('reading_draft_hint')}</p>
    </>
  );
}
