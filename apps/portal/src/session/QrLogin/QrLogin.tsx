import { type ComponentType, useState } from 'react';
import { browserNow, Button, isScanOffered, Notice, QrIcon, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useSession } from '../../base/session';
import type { QrLoginDialogProps } from '../QrLoginDialog/QrLoginDialog';

export interface QrLoginProps {
  readonly onToken: (token: string) => Promise<void>;
}

/** The button that opens the scanner. The scanner's code loads on the first press. */
export function QrLogin({ onToken }: QrLoginProps) {
  const { t } = useTexts();
  const { texts } = usePortal();
  const { isFailureDialogOpen } = useSession();
  const [Dialog, setDialog] = useState<ComponentType<QrLoginDialogProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  const open = async () => {
    setState('loading');
    try {
      const [module] = await Promise.all([
        import('../QrLoginDialog/QrLoginDialog'),
        // The dialog's texts are not in the first set of texts; the screens behind the login need
        // them next anyway.
        texts.complete(),
      ]);
      setDialog(() => module.QrLoginDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  };

  if (!isScanOffered(browserNow())) return null;
  return (
    <>
      <Button wide icon={<QrIcon />} waiting={state === 'loading'} onClick={() => void open()}>
        {t('login_qrcode_action')}
      </Button>
      {state === 'failed' && (
        <Notice tone="warning" live="assertive" title={t('login_error_offline_title')}>
          {t('login_error_offline_text')}
        </Notice>
      )}
      {Dialog && (
        <Dialog
          // It closes before the failure dialog opens: that dialog returns the focus to where it
          // was.
          open={state === 'open' && !isFailureDialogOpen}
          onClose={() => setState('closed')}
          onToken={async (token) => {
            await onToken(token);
            setState('closed');
          }}
        />
      )}
    </>
  );
}
