import { useState } from 'react';
import type { TextKey } from '@ablesbar/i18n';
import { Button, Dialog, Notice, useTexts } from '@ablesbar/ui';
import { SlowCall } from '../../base/loading';

export interface ActionToConfirm {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly failedTitle: string;
  readonly tone: 'plain' | 'warning' | 'error';
  /** Returns why it failed, and the dialog stays open and says so; null if it is done. */
  readonly onConfirm: () => Promise<TextKey | null>;
}

/** Asks for confirmation before another person loses something. */
export function Confirm({
  asked,
  onClose,
}: {
  asked: ActionToConfirm | null;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const [isUnderWay, setUnderWay] = useState(false);
  const [failure, setFailure] = useState<TextKey | null>(null);
  const end = () => {
    setFailure(null);
    onClose();
  };
  // A running action must end first: its result would otherwise close the next question.
  const close = () => {
    if (!isUnderWay) end();
  };
  const confirm = async () => {
    if (asked === null) return;
    setUnderWay(true);
    const failedText = await asked.onConfirm();
    setUnderWay(false);
    if (failedText === null) end();
    else setFailure(failedText);
  };
  return (
    <Dialog
      open={asked !== null}
      title={asked?.title ?? ''}
      tone={asked?.tone ?? 'plain'}
      onClose={close}
      actions={
        <>
          <Button disabled={isUnderWay} onClick={close}>
            {t('management_cancel_action')}
          </Button>
          <Button
            variant={asked?.tone === 'error' ? 'danger' : 'primary'}
            waiting={isUnderWay}
            onClick={() => void confirm()}
          >
            {asked?.action}
          </Button>
        </>
      }
    >
      <p>{asked?.text}</p>
      {failure && asked && (
        <Notice tone="error" title={asked.failedTitle} live="assertive">
          {t(failure)}
        </Notice>
      )}
      <SlowCall isWaiting={isUnderWay} />
    </Dialog>
  );
}
