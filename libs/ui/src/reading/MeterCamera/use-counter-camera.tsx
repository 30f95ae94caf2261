import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { canAddPhoto } from '@ablesbar/validation';
import type { After, CameraFailure } from '../../camera/camera';
import { Button } from '../../primitives/Button/Button';
import { CameraIcon } from '../../primitives/icons/camera-icons';
import { useTexts } from '../../texts/use-texts';
import type { ScaledPhoto } from '../photo-scaling/scaled-photo';
import type { CounterShape } from './counter-frame';
import type { MeterCameraProps } from './MeterCamera';
import { sayRead, valueOf } from './read-value';
import type { Still } from './take-still';
import type { ReadDigits } from './use-digits';
import * as css from './CounterCamera.css';

/** What a form gives the camera beside its counter. */
export interface CounterCamera {
  readonly after: After;
  /** Starts the worker that reads digits (customer decision 51). */
  readonly startReader: () => Worker;
  /** The photos of this counter so far; the camera adds its own as long as there is room. */
  readonly photos: readonly ScaledPhoto[];
  readonly most: number;
  readonly onPhoto: (photo: ScaledPhoto) => void;
  /** Called when the photo starts or stops being scaled. A reading sent meanwhile would not contain it. */
  readonly onBusyChange: (isBusy: boolean) => void;
  /** Nobody knows how many digits this meter has. */
  readonly canReshape?: boolean;
}

interface Strip {
  readonly address: string;
  /** The photo it was cut from; null if there was no room for the photo. */
  readonly photo: ScaledPhoto | null;
}

/**
 * The camera of one counter: the button that opens it, and the counter as it was on the photo. The camera
 * itself is loaded when the button is pressed. Null: no camera is offered.
 */
export function useCounterCamera(
  camera: CounterCamera | null,
  shape: CounterShape,
  onRead: (value: ReadingValue) => void,
) {
  const { t } = useTexts();
  const [MeterCamera, setMeterCamera] = useState<ComponentType<MeterCameraProps> | null>(null);
  const [step, setStep] = useState<'closed' | 'loading' | 'open'>('closed');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [strip, setStrip] = useState<Strip | null>(null);
  const [read, setRead] = useState<ReadDigits | null>(null);
  const close = useCallback(() => setStep('closed'), []);
  const fail = useCallback((why: Failure) => {
    setFailure(why);
    setStep('closed');
  }, []);

  if (camera === null) return NONE;
  const open = async () => {
    setFailure(null);
    setRead(null);
    setStep('loading');
    try {
      const loaded = await import('./MeterCamera');
      setMeterCamera(() => loaded.MeterCamera);
      setStep('open');
    } catch {
      fail('loading');
    }
  };
  const take = async (
    { photo: file, strip: address }: Still,
    digits: ReadDigits,
    framed: CounterShape,
  ) => {
    setStep('closed');
    setRead(digits);
    const value = valueOf(digits, framed);
    if (value !== null) onRead(value);
    if (!canAddPhoto(camera.photos.length, camera.most)) {
      setStrip({ address, photo: null });
      return;
    }
    camera.onBusyChange(true);
    const photo = await scaled(file);
    if (photo !== null) camera.onPhoto(photo);
    setStrip({ address, photo });
    camera.onBusyChange(false);
  };
  // The strip goes with its photo: whoever discards the entry, or sends it, is done with both.
  const isKept =
    strip !== null &&
    (strip.photo === null || camera.photos.some(({ data }) => data === strip.photo?.data));

  return {
    strip: isKept && (
      <figure className={css.strip}>
        <img className={css.picture} src={strip.address} alt={t('camera_strip')} />
        <figcaption className={css.caption}>{t('camera_compare')}</figcaption>
      </figure>
    ),
    button: (
      <div className={css.beside}>
        <Button
          icon={<CameraIcon size={20} />}
          waiting={step === 'loading'}
          onClick={() => void open()}
        >
          {t('camera_read_action')}
        </Button>
        <p role="status" className={css.failure}>
          {failure && t(failures[failure])}
          {failure === null && isKept && read && sayRead(t, read, shape.preDecimals)}
        </p>
        {MeterCamera && step === 'open' && (
          <MeterCamera
            shape={shape}
            canReshape={camera.canReshape ?? false}
            after={camera.after}
            startReader={camera.startReader}
            onTaken={(...taken) => void take(...taken)}
            onFailure={fail}
            onClose={close}
          />
        )}
      </div>
    ),
  } satisfies Record<string, ReactNode>;
}

const NONE = { strip: null, button: null };

/** Null if this browser cannot; the strip remains, and the user may take the photo the other way. */
async function scaled(file: File): Promise<ScaledPhoto | null> {
  const { scalePhoto } = await import('../photo-scaling/scale-photo');
  const photo = await scalePhoto(file);
  return 'refusal' in photo ? null : { mimeType: photo.mimeType, data: photo.data };
}

type Failure = Exclude<CameraFailure, 'silent'> | 'loading';

const failures = {
  denied: 'camera_failed_denied',
  missing: 'camera_failed_missing',
  unable: 'camera_failed_unable',
  loading: 'camera_failed_loading',
} as const satisfies Record<Failure, TextKey>;
