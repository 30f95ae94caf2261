import { type ComponentType, useState } from 'react';
import { Button, Notice, QrIcon, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { isScanOffered } from '../scan/is-scan-offered';
import { useSession } from '../../base/session';
import type { QrLoginDialogProps } from '../QrLoginDialog/QrLoginDialog';

export interface QrLoginProps {
  readonly onToken: (token: string) => Promise<void>;
}

/** The button that opens the scanner. What the scanner needs is loaded with the first press. */
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
        // Its words are among those that stand behind the login, which is what comes next.
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
          // It goes before the other dialog comes: that one gives the focus back to where it found it.
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

const browserNow = () => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  isInstalled: window.matchMedia('(display-mode: standalone)').matches,
});
