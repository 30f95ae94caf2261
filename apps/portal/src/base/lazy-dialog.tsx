import type { ComponentType } from 'react';
import { Button, Dialog, type FailureProps, useTexts } from '@ablesbar/ui';
import { lazyPart } from './lazy-screen';

interface Closable {
  readonly onClose: () => void;
}

/** A dialog whose code loads when it opens. If it cannot be fetched, a dialog in its place says so. */
export function lazyDialog<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load, { Loading: Nothing, Failure: FailureDialog });
}

const Nothing = () => null;

function FailureDialog({ title, text, action, onAction, onClose }: Closable & FailureProps) {
  const { t } = useTexts();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('frame_close_action')}</Button>
          <Button variant="primary" onClick={onAction}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
