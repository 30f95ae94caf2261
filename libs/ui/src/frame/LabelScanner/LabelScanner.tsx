import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TextKey } from '@ablesbar/i18n';
import { tokenFromQr } from '@ablesbar/validation';
import { type After, type CameraFailure, useCamera } from '../../camera/camera';
import { CameraSwitch } from '../../camera/CameraSwitch/CameraSwitch';
import { type CodeKind, openCodeReader } from '../../camera/codes/code-reader';
import type { PhotoCodeProblem } from '../../camera/codes/read-photo';
import { useCameraScan } from '../../camera/codes/use-camera-scan';
import { useWakeLock } from '../../camera/use-wake-lock';
import { Button } from '../../primitives/Button/Button';
import { FileButton } from '../../primitives/FileButton/FileButton';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { CameraIcon, PictureIcon, TorchIcon } from '../../primitives/icons/camera-icons';
import { Notice } from '../../primitives/Notice/Notice';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { useTexts } from '../../texts/use-texts';
import { Scanner } from '../Scanner/Scanner';
import * as css from './LabelScanner.css';
import { useLabelPhoto } from './use-label-photo';
import { useLoadingWait } from './use-loading-wait';

export interface LabelScannerProps {
  /** The camera rests while the user answers a question. */
  readonly isResting: boolean;
  readonly codes: CodeKind;
  readonly after: After;
  /**
   * Gets the texts of the codes in each picture that has some. Of a chosen photo no second picture
   * follows.
   */
  readonly onCodes: (texts: readonly string[], isPhoto: boolean) => void;
  /** The user chose a photo or starts the camera again: what the codes before meant is over. */
  readonly onAnew: () => void;
  /** What the codes mean; it is read out. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
}

/** A dialog with a camera that looks for the codes on a meter's label. */
export function LabelScanner(props: LabelScannerProps) {
  const { isResting, codes, after, onCodes, onAnew, children, actions, onClose } = props;
  const { t } = useTexts();
  const [reader] = useState(() => openCodeReader(codes));
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  /** Null before the reader has answered. */
  const [isLoaded, setLoaded] = useState<boolean | null>(null);
  const { state, retry } = useCamera(!isResting, after);
  const running = state.kind === 'running' ? state.camera : null;
  const failure = state.kind === 'running' || state.kind === 'starting' ? null : state.kind;
  // Stays once it is offered: the focus may be on it while the camera starts again.
  const [hasFailed, setFailed] = useState(false);
  if (failure !== null && !hasFailed) setFailed(true);
  const isPhotoOffered = hasFailed && !isResting;
  useWakeLock(running !== null);
  const wait = useLoadingWait(video !== null && isLoaded === null, after);
  const tell = (texts: readonly string[], isPhoto: boolean) => {
    // A reading card's secret is not shown as a number. Sorted, because pictures are compared.
    onCodes(texts.filter((text) => tokenFromQr(text) === null).sort(), isPhoto);
  };
  const photo = useLabelPhoto(reader, after, running !== null, (texts) => tell(texts, true));
  const takeFrame = (texts: readonly string[]) => {
    photo.forget();
    tell(texts, false);
  };
  useCameraScan(reader, video, takeFrame, setLoaded);
  useEffect(() => () => reader.close(), [reader]);
  // The button that starts the camera again goes; a screen reader goes on at the dialog's title.
  const inside = useRef<HTMLParagraphElement>(null);
  const focusTitle = () => inside.current?.closest('dialog')?.querySelector('h2')?.focus();
  useEffect(() => (isResting ? focusTitle : undefined), [isResting]);
  const again = () => {
    focusTitle();
    photo.forget();
    onAnew();
    retry();
  };
  const choose = (file: File) => {
    onAnew();
    photo.choose(file);
  };

  const cameraProblem = isLoaded === false ? 'no-reader' : wait === 'over' ? 'too-slow' : null;
  const problem = photo.phase === 'reading' ? null : (photo.phase ?? cameraProblem);

  return (
    <Dialog
      open
      title={t('scan_label_action')}
      closeLabel={t('frame_close_action')}
      onClose={onClose}
      actions={
        <>
          {running?.light && (
            <CameraSwitch icon={<TorchIcon size={20} />} turn={running.light}>
              {t('camera_light_action')}
            </CameraSwitch>
          )}
          {failure !== null && failure !== 'missing' && (
            <Button onClick={again}>{t('frame_retry_action')}</Button>
          )}
          {/* Always there: the browser may have its file dialog open, which hides the page and so
              stops the camera. */}
          <span hidden={!isPhotoOffered} className={isPhotoOffered ? css.among : undefined}>
            <FileButton
              variant={failure === 'missing' ? 'primary' : 'secondary'}
              icon={<PictureIcon size={20} />}
              accept="image/*"
              onChoose={choose}
            >
              {t('scan_label_choose_action')}
            </FileButton>
          </span>
          {actions}
        </>
      }
    >
      {!isResting && (
        <>
          {failure === null && <p className={css.text}>{t('scan_label_text')}</p>}
          <Scanner
            stream={running?.stream ?? null}
            isMirrored={running?.facesPerson ?? false}
            onVideo={setVideo}
            frame="wide"
            words={wordsOf(state.kind, t)}
          />
        </>
      )}
      <p ref={inside} className={css.state} role="status">
        {running && t(wait === 'long' ? 'scan_label_loading_title' : 'scan_label_running')}
        {photo.phase === 'reading' && t('scan_label_reading_text')}
      </p>
      {problem !== null && (
        <Notice tone="warning" live="assertive" title={t(problemWords[problem].title)}>
          {t(problemWords[problem].text)}
        </Notice>
      )}
      {children}
    </Dialog>
  );
}

function wordsOf(kind: CameraFailure | 'starting' | 'running', t: (key: TextKey) => string) {
  if (kind === 'running') return null;
  if (kind === 'starting') return { icon: <Spinner />, title: t('camera_starting') };
  const { title, text } = failureWords[kind];
  return { icon: <CameraIcon />, title: t(title), text: t(text) };
}

const failureWords = {
  denied: { title: 'scan_label_denied_title', text: 'scan_label_denied_text' },
  missing: { title: 'scan_label_missing_title', text: 'scan_label_missing_text' },
  silent: { title: 'scan_label_silent_title', text: 'scan_label_silent_text' },
  unable: { title: 'scan_label_unable_title', text: 'scan_label_unable_text' },
} as const satisfies Record<CameraFailure, { title: TextKey; text: TextKey }>;

const problemWords = {
  'no-reader': { title: 'scan_label_not_loaded_title', text: 'scan_label_not_loaded_text' },
  'too-slow': { title: 'scan_label_slow_title', text: 'scan_label_slow_text' },
  'no-code': { title: 'scan_label_no_code_title', text: 'scan_label_no_code_text' },
  'no-picture': { title: 'scan_label_no_picture_title', text: 'scan_label_no_picture_text' },
} as const satisfies Record<PhotoCodeProblem, { title: TextKey; text: TextKey }>;
