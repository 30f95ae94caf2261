import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { joinValue, OPEN_DIGIT, type ReadingValue } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import { canAddPhoto, type KnownMeter } from '@ablesbar/validation';
import type { After, CameraFailure } from '../../camera/camera';
import { Button } from '../../primitives/Button/Button';
import { CameraIcon } from '../../primitives/icons/camera-icons';
import { useTexts } from '../../texts/use-texts';
import type { PhotoRefusal, Scaled, ScaledPhoto } from '../photo-scaling/scaled-photo';
import { refusedText } from '../PhotoInput/photo-intake';
import type { CounterShape } from './counter-frame';
import { PhotoCut } from './photo-cut';
import type { MeterCameraProps } from './MeterCamera';
import { sayRead, valueOf } from './read-value';
import type { Still } from './take-still';
import type { ReadDigits } from './use-digits';
import * as css from './photo-strip.css';

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
  /** What is known of this meter; it decides between the two digits of a turning drum. */
  readonly known?: KnownMeter | null;
  /** Nobody knows how many digits this meter has. */
  readonly canReshape?: boolean;
}

/** The counter of a photo that is not kept: there was no room for it, or it was refused. */
interface LooseStrip {
  readonly address: string;
  readonly refusal: PhotoRefusal | null;
}

/** The counter that the camera belongs to. */
interface Counter extends CounterShape {
  readonly value: ReadingValue;
  readonly onRead: (value: ReadingValue) => void;
}

/**
 * The camera of one counter: the button that opens it, and the counter as it was on the photo. The camera
 * itself is loaded when the button is pressed. Null: no camera is offered.
 */
export function useCounterCamera(camera: CounterCamera | null, counter: Counter) {
  const texts = useTexts();
  const { t } = texts;
  const { preDecimals, postDecimals, value, onRead } = counter;
  const [MeterCamera, setMeterCamera] = useState<ComponentType<MeterCameraProps> | null>(null);
  const [step, setStep] = useState<Step>('unused');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [loose, setLoose] = useState<LooseStrip | null>(null);
  const [read, setRead] = useState<ReadDigits | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = joinValue(value) === null;
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (isEmpty !== wasEmpty) {
    setWasEmpty(isEmpty);
    // Discarded, or sent. A strip with a photo goes with its photo.
    if (isEmpty) setLoose(null);
  }
  const close = useCallback(() => setStep('closed'), []);
  const fail = useCallback((why: Failure) => {
    setFailure(why);
    setStep('closed');
  }, []);
  useEffect(() => {
    // The dialog has taken the focus with it.
    if (step === 'closed' || step === 'taken') focusNext(place.current, step);
  }, [step]);

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
    { photo: file, strip: address, counter: part }: Still,
    digits: ReadDigits,
    framed: CounterShape,
  ) => {
    setStep('taken');
    setRead(digits);
    const seen = valueOf(digits, framed);
    // Who has typed the value, and takes the photo as a proof, must not lose digits.
    if (seen !== null && (isEmpty || isOpen(value) || !isOpen(seen))) onRead(seen);
    if (!canAddPhoto(camera.photos.length, camera.most)) {
      setLoose({ address, refusal: null });
      return;
    }
    camera.onBusyChange(true);
    const made = await scaled(file);
    if ('refusal' in made) setLoose({ address, refusal: made.refusal });
    else {
      camera.onPhoto({ mimeType: made.mimeType, data: made.data, counter: part });
      setLoose(null);
    }
    camera.onBusyChange(false);
  };
  // The strip goes with its photo: whoever discards the entry, or sends it, is done with both.
  const framed = camera.photos.findLast(({ counter: part }) => part !== undefined);
  const isSeen = loose !== null || framed !== undefined;
  const why = loose?.refusal ?? null;
  const name = t('photo_name', { number: camera.photos.length + 1 });

  return {
    strip: isSeen && (
      <figure className={css.strip}>
        {loose && <img className={css.picture} src={loose.address} alt={t('camera_strip')} />}
        {!loose && framed && <PhotoCut photo={framed} alt={t('camera_strip')} />}
        <figcaption className={css.caption}>{t('camera_compare')}</figcaption>
      </figure>
    ),
    button: (
      <div ref={place} className={css.beside}>
        <Button
          icon={<CameraIcon size={20} />}
          waiting={step === 'loading'}
          onClick={() => void open()}
        >
          {t('camera_read_action')}
        </Button>
        <p role="status" className={css.failure}>
          {failure && t(failures[failure])}
          {failure === null && isSeen && read && sayRead(t, read, preDecimals)}
          {why !== null && ` ${refusedText(texts, { name, why }, camera.most)}`}
        </p>
        {MeterCamera && step === 'open' && (
          <MeterCamera
            shape={{ preDecimals, postDecimals }}
            canReshape={camera.canReshape ?? false}
            after={camera.after}
            known={camera.known ?? null}
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

const isOpen = ({ integer, decimals }: ReadingValue) => (integer + decimals).includes(OPEN_DIGIT);

/** After a photo, the first field with an open digit is next; otherwise the button that opened the dialog. */
function focusNext(place: HTMLElement | null, step: 'closed' | 'taken') {
  const fields = [...(place?.closest('fieldset')?.querySelectorAll('input') ?? [])];
  const open = fields.find(({ value }) => value.includes(OPEN_DIGIT));
  const next = step === 'taken' && open ? open : place?.querySelector('button');
  next?.focus();
}

/** A refused photo leaves the strip, and the user may take the photo the other way. */
async function scaled(file: File): Promise<Scaled> {
  try {
    const { scalePhoto } = await import('../photo-scaling/scale-photo');
    return await scalePhoto(file);
  } catch {
    return { refusal: 'failed' };
  }
}

type Step = 'unused' | 'loading' | 'open' | 'closed' | 'taken';

type Failure = Exclude<CameraFailure, 'silent'> | 'loading';

const failures = {
  denied: 'camera_failed_denied',
  missing: 'camera_failed_missing',
  unable: 'camera_failed_unable',
  loading: 'camera_failed_loading',
} as const satisfies Record<Failure, TextKey>;
