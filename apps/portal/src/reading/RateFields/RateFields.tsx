import { isRateNamed, ownTargetDayOf, unitOf, type Job } from '@ablesbar/domain';
import { allowedPhotos, knownMeter, PHOTOS_PER_RATE } from '@ablesbar/validation';
import { usePortal } from '../../base/portal';
import { EarlierReadings } from '../EarlierReadings/EarlierReadings';
import { judgedRate } from '../judged-rate';
import { startDigitReader } from '../start-digit-reader';
import { RateEntry } from '../RateEntry/RateEntry';
import { RatePhotos } from '../RatePhotos/RatePhotos';
import type { ReadingEntryState } from '../use-entry';
import * as css from './RateFields.css';

export interface RateFieldsProps {
  readonly job: Job;
  readonly entry: ReadingEntryState;
  readonly rateName: (taskId: string) => string;
  /** Only the counters: no hint, no earlier readings, no photos besides those of the camera. */
  readonly isBrief?: boolean;
  /** Called when the user presses Enter in the counter of this rate. */
  readonly onConfirm: (taskId: string) => void;
  readonly onBusyChange: (isBusy: boolean) => void;
}

/** All tariffs of the meter with their photos. */
export function RateFields(props: RateFieldsProps) {
  const { job, entry, rateName, isBrief = false, onConfirm, onBusyChange } = props;
  const { after } = usePortal().ports;
  const { settings, assessment, photos } = entry;
  const { cameraReadingEnabled } = settings.features;
  const most = allowedPhotos(PHOTOS_PER_RATE, settings.features);
  const tasks = job.meter.meterRateTasks;
  return tasks.map((task, index) => {
    const { taskId } = task;
    const rate = assessment.rates[taskId];
    if (rate === undefined) return null;
    const judged = judgedRate(task, tasks, entry, rateName);
    return (
      <div key={taskId} className={css.rate}>
        <RateEntry
          name={rateName(taskId)}
          isNamed={isRateNamed(tasks, task)}
          hasHint={index === 0 && !isBrief}
          targetDay={ownTargetDayOf(task, job)}
          rate={judged}
          assessment={rate}
          camera={
            cameraReadingEnabled
              ? {
                  after,
                  startReader: startDigitReader,
                  known: knownMeter(task, entry.day, settings),
                  photos: photos[taskId] ?? [],
                  most,
                  onPhoto: (photo) => entry.addPhoto(taskId, photo),
                  onBusyChange,
                }
              : null
          }
          onChange={(value) => entry.enterValue(taskId, value)}
          onConfirm={() => onConfirm(taskId)}
        />
        {!isBrief && (
          <>
            <EarlierReadings
              task={task}
              rate={tasks.length > 1 ? rateName(taskId) : null}
              unit={unitOf(task)}
              features={settings.features}
            />
            <RatePhotos
              task={task}
              name={rateName(taskId)}
              value={judged.value}
              entry={entry}
              onBusyChange={onBusyChange}
            />
          </>
        )}
      </div>
    );
  });
}
