import { useEffect, useId, useRef, useState } from 'react';
import type { TextKey } from '@ablesbar/i18n';
import type { KnownMeter } from '@ablesbar/validation';
import { type After, type CameraFailure, useCamera } from '../../camera/camera';
import { CameraSwitch } from '../../camera/CameraSwitch/CameraSwitch';
import type { PictureFlaw } from '../../camera/judge-picture';
import { useStream } from '../../camera/use-stream';
import { useWakeLock } from '../../camera/use-wake-lock';
import { Button } from '../../primitives/Button/Button';
import { CloserIcon, TorchIcon } from '../../primitives/icons/camera-icons';
import { CloseIcon } from '../../primitives/icons/frame-icons';
import { Spinner } from '../../primitives/Spinner/Spinner';
import { useTexts } from '../../texts/use-texts';
import { CounterFrame, type CounterShape } from './counter-frame';
import { ShapeButtons } from './shape-buttons';
import { type Still, takeStill } from './take-still';
import { NO_DIGITS, type ReadDigits, useDigits } from './use-digits';
import { useFrameFlaws } from './use-frame-flaws';
import * as css from './MeterCamera.css';

export interface MeterCameraProps {
  /** The shape of the counter in the form. */
  readonly shape: CounterShape;
  /** Nobody knows how many digits this meter has, so the user may change the frame. */
  readonly canReshape: boolean;
  readonly after: After;
  readonly known: KnownMeter | null;
  readonly startReader: () => Worker;
  /** `digits` are what the last frames show, as far as they are certain. */
  readonly onTaken: (still: Still, digits: ReadDigits, shape: CounterShape) => void;
  readonly onFailure: (failure: Exclude<CameraFailure, 'silent'>) => void;
  readonly onClose: () => void;
}

/** What most meters show, where nobody knows. */
const USUAL: CounterShape = { preDecimals: 6, postDecimals: 1 };

/** A camera over the whole window, with a frame in the shape of the counter, for one hand. */
export function MeterCamera(props: MeterCameraProps) {
  const { shape: largest, canReshape, after, known, startReader } = props;
  const { onTaken, onFailure, onClose } = props;
  const { t } = useTexts();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [shape, setShape] = useState(canReshape ? smaller(USUAL, largest) : largest);
  const [doubted, setDoubted] = useState<Still | null>(null);
  const { state } = useCamera(true, after);
  const camera = state.kind === 'running' ? state.camera : null;
  useWakeLock(camera !== null);
  const flaw = useFrameFlaws(video, frame);
  const digits = useDigits(video, frame, { shape, known, startReader });

  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  useEffect(() => {
    const { kind } = state;
    if (kind === 'denied' || kind === 'missing' || kind === 'unable') onFailure(kind);
  }, [state, onFailure]);

  const doubt = (still: Still | null) => {
    setDoubted(still);
    // The pressed button has disappeared.
    title.current?.focus();
  };
  const release = () => {
    if (video === null || frame.current === null) return;
    const still = takeStill(video, frame.current);
    if (still === null) return;
    if (sayStill(still) === null) onTaken(still, digits, shape);
    else doubt(still);
  };
  const hint =
    state.kind === 'starting'
      ? t('camera_starting')
      : state.kind === 'silent'
        ? t('camera_silent')
        : t(flaw === null ? 'camera_aim' : hints[flaw]);
  const why = doubted && sayStill(doubted);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={css.head}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={css.title}>
          {t('camera_title')}
        </h2>
        <button
          type="button"
          className={css.close}
          aria-label={t('camera_close_action')}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={css.stage}>
        {camera && <Picture stream={camera.stream} onVideo={setVideo} />}
        {camera && <CounterFrame ref={frame} {...shape} digits={digits} />}
        {doubted && <img className={css.still} src={doubted.strip} alt="" />}
      </div>
      <p className={css.hint} role="status">
        {state.kind === 'starting' && <Spinner />}
        {why === null ? hint : t(why)}
      </p>
      {doubted ? (
        <div className={css.answers}>
          <Button onClick={() => onTaken(doubted, NO_DIGITS, shape)}>
            {t('camera_anyway_action')}
          </Button>
          <Button variant="primary" onClick={() => doubt(null)}>
            {t('camera_again_action')}
          </Button>
        </div>
      ) : (
        <div className={css.controls}>
          {canReshape && <ShapeButtons shape={shape} largest={largest} onChange={setShape} />}
          <span className={css.left}>
            {camera?.light && (
              <CameraSwitch icon={<TorchIcon size={20} />} turn={camera.light}>
                {t('camera_light_action')}
              </CameraSwitch>
            )}
          </span>
          <button
            type="button"
            className={css.release}
            aria-label={t('camera_release_action')}
            disabled={camera === null}
            onClick={release}
          />
          <span className={css.right}>
            {camera?.closeUp && (
              <CameraSwitch icon={<CloserIcon size={20} />} turn={camera.closeUp}>
                {t('camera_closer_action')}
              </CameraSwitch>
            )}
          </span>
        </div>
      )}
    </dialog>
  );
}

function Picture(props: {
  readonly stream: MediaStream;
  readonly onVideo: (video: HTMLVideoElement | null) => void;
}) {
  const ref = useStream(props.stream, props.onVideo);
  // Without these three attributes a phone opens its own video player over the page.
  return <video ref={ref} className={css.video} autoPlay muted playsInline aria-hidden="true" />;
}

const smaller = (usual: CounterShape, largest: CounterShape): CounterShape => ({
  preDecimals: Math.min(usual.preDecimals, largest.preDecimals),
  postDecimals: Math.min(usual.postDecimals, largest.postDecimals),
});

const hints = {
  dark: 'camera_hint_dark',
  glare: 'camera_hint_glare',
  blurred: 'camera_hint_blurred',
  tilted: 'camera_hint_tilted',
} as const satisfies Record<PictureFlaw, TextKey>;

/** Why a photo should be taken again. A tilted one can be read by a person. */
function sayStill({ flaws }: Still): TextKey | null {
  const flaw = flaws.find((one) => one !== 'tilted');
  return flaw === undefined ? null : stills[flaw];
}

const stills = {
  dark: 'camera_still_dark',
  glare: 'camera_still_glare',
  blurred: 'camera_still_blurred',
} as const satisfies Record<Exclude<PictureFlaw, 'tilted'>, TextKey>;
