import { useState } from 'react';
import { Button, Dialog, Notice, useTexts } from '@ablesbar/ui';
import { SlowCall } from '../../base/loading';

export interface ActionToConfirm {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly failedTitle: string;
  readonly failedText: string;
  readonly tone: 'plain' | 'warning' | 'error';
  /** Returns false if it failed; the dialog then stays open and says so. */
  readonly onConfirm: () => Promise<boolean>;
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
  const [hasFailed, setFailed] = useState(false);
  const end = () => {
    setFailed(false);
    onClose();
  };
  // A running action must end first: its result would otherwise close the next question.
  const close = () => {
    if (!isUnderWay) end();
  };
  const confirm = async () => {
    if (asked === null) return;
    setUnderWay(true);
    const isDone = await asked.onConfirm();
    setUnderWay(false);
    if (isDone) end();
    else setFailed(true);
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
      {hasFailed && asked && (
        <Notice tone="error" title={asked.failedTitle} live="assertive">
          {asked.failedText}
        </Notice>
      )}
      <SlowCall isWaiting={isUnderWay} />
    </Dialog>
  );
}
