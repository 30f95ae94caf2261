import type { MeterRateTask, ReadingValue } from '@ablesbar/domain';
import { sayProblem } from '@ablesbar/i18n';
import { PhotoInput, QuietLine, useDebounced, useTexts } from '@ablesbar/ui';
import { allowedPhotos, photoReason, PHOTOS_PER_RATE } from '@ablesbar/validation';
import { photoInputId } from '../input-ids';
import type { ReadingEntryState } from '../use-entry';

export interface RatePhotosProps {
  readonly task: MeterRateTask;
  readonly name: string;
  readonly value: ReadingValue;
  readonly entry: ReadingEntryState;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** Photos of one tariff's counter; renders nothing if the utility takes no photos. */
export function RatePhotos({ task, name, value, entry, onBusyChange }: RatePhotosProps) {
  const { taskId } = task;
  const texts = useTexts();
  const { photos, settings, assessment } = entry;
  const most = allowedPhotos(PHOTOS_PER_RATE, settings.features);
  // A half-typed number is nearly always implausible, so its photo is not requested yet.
  const isSettled = useDebounced(value, settings.meterReading.validationFeedbackDelay) !== null;
  const problem = isSettled ? assessment.photos[taskId] : null;
  if (most === 0) return null;
  const taken = photos[taskId] ?? [];
  const { t } = texts;
  const state = (isSettled && assessment.rates[taskId]?.state) || 'empty';
  const isOptional = photoReason(state === 'empty' ? 'valid' : state, settings.features) === null;
  return (
    <QuietLine
      title={t('photo_group')}
      {...(isOptional && { mark: t('reading_optional_mark') })}
      {...(taken.length > 0 && { said: t('outbox_photos', { count: taken.length }) })}
      isNeeded={problem !== null || taken.length > 0}
    >
      <PhotoInput
        inputId={photoInputId(taskId)}
        name={name}
        photos={taken}
        most={most}
        {...(problem && { problem: sayProblem(texts, problem, 0) })}
        onAdd={(photo) => entry.addPhoto(taskId, photo)}
        onRemove={(index) => entry.removePhoto(taskId, index)}
        onBusyChange={onBusyChange}
      />
    </QuietLine>
  );
}
