import type { TextKey } from '@ablesbar/i18n';
import {
  Button,
  type CameraFailure,
  CameraIcon,
  CameraSwitch,
  Dialog,
  FileButton,
  Notice,
  PictureIcon,
  Scanner,
  Spinner,
  TorchIcon,
  useTexts,
} from '@ablesbar/ui';
import { useQrLogin } from './use-qr-login';
import * as css from './QrLoginDialog.css';

export interface QrLoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the token of one of our codes; the dialog shows "checking" until it resolves. */
  readonly onToken: (token: string) => Promise<void>;
}

export function QrLoginDialog({ open, onClose, onToken }: QrLoginDialogProps) {
  const { t } = useTexts();
  const { camera, phase, problem, showIn, choose, forget } = useQrLogin(open, onToken);
  const { kind } = camera.state;
  const running = camera.state.kind === 'running' ? camera.state.camera : null;
  const failure = kind === 'starting' || kind === 'running' ? null : kind;
  const close = () => {
    forget();
    onClose();
  };

  const saying = () => {
    if (phase === 'checking') return { icon: <Spinner />, title: t('login_checking_text') };
    if (phase === 'reading-photo')
      return { icon: <Spinner />, title: t('login_qrcode_picture_reading') };
    if (kind === 'starting') return { icon: <Spinner />, title: t('login_qrcode_starting') };
    if (failure === null) return null;
    const { title, text } = cameraFailureWords[failure];
    return { icon: <CameraIcon />, title: t(title), text: t(text) };
  };

  return (
    <Dialog
      open={open}
      title={t('login_qrcode_action')}
      closeLabel={t('frame_close_action')}
      onClose={close}
      actions={
        <>
          {failure === 'missing' && (
            <Button onClick={close}>{t('login_qrcode_type_action')}</Button>
          )}
          {failure !== null && failure !== 'missing' && (
            <Button onClick={camera.retry}>{t('frame_retry_action')}</Button>
          )}
          {/* Stays in one place whatever the camera's state: the browser may have its file dialog
              open. */}
          <span className={failure === null ? css.apart : css.among}>
            <FileButton
              variant={failure === null ? 'quiet' : 'primary'}
              icon={<PictureIcon size={20} />}
              accept="image/*"
              onChoose={(file) => void choose(file)}
            >
              {t('login_qrcode_picture_action')}
            </FileButton>
          </span>
          {running?.light && (
            <CameraSwitch icon={<TorchIcon size={20} />} turn={running.light}>
              {t('login_qrcode_torch_action')}
            </CameraSwitch>
          )}
        </>
      }
    >
      {failure === null && <p className={css.text}>{t('login_qrcode_text')}</p>}
      <Scanner
        stream={running?.stream ?? null}
        isMirrored={running?.facesPerson ?? false}
        onVideo={showIn}
        words={saying()}
      />
      <p className={css.state} role="status">
        {running && t('login_qrcode_running')}
      </p>
      {problem && (
        <Notice tone="error" live="assertive" title={t(scanProblemWords[problem].title)}>
          {t(scanProblemWords[problem].text)}
        </Notice>
      )}
    </Dialog>
  );
}

/** Why a scan or a chosen photo gave no code. */
export type ScanProblem = 'foreign' | 'no-code' | 'no-picture';

interface Words {
  readonly title: TextKey;
  readonly text: TextKey;
}

const scanProblemWords = {
  foreign: { title: 'login_qrcode_error_foreign_title', text: 'login_qrcode_error_foreign_text' },
  'no-code': {
    title: 'login_qrcode_error_picture_title',
    text: 'login_qrcode_error_picture_text',
  },
  'no-picture': { title: 'login_qrcode_error_file_title', text: 'login_qrcode_error_file_text' },
} as const satisfies Record<ScanProblem, Words>;

const cameraFailureWords = {
  denied: { title: 'login_qrcode_error_access_title', text: 'login_qrcode_error_access_text' },
  missing: { title: 'login_qrcode_error_device_title', text: 'login_qrcode_error_device_text' },
  silent: { title: 'login_qrcode_error_silent_title', text: 'login_qrcode_error_silent_text' },
  unable: { title: 'login_qrcode_error_unable_title', text: 'login_qrcode_error_unable_text' },
} as const satisfies Record<CameraFailure, Words>;
