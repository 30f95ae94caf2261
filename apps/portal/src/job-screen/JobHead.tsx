import { type Job, lastDayOf, meterTypeOf } from '@ablesbar/domain';
import { formatDayWithWeekday, mediumText, meterName, withDots } from '@ablesbar/i18n';
import { FramedMediumIcon, JobCardStateText, ScreenTitle, useTexts } from '@ablesbar/ui';
import { useToday } from '../base/use-today';
import { jobStates } from '../job';
import * as css from './JobHead.css';

/** Which meter it is and how long there is time, in two lines: the counter comes next. */
export function JobHead({ job }: { readonly job: Job }) {
  const texts = useTexts();
  const { t, language } = texts;
  const today = useToday();
  const meterType = meterTypeOf(job);
  const last = lastDayOf(job);
  const state = job.done ? null : jobStates(today, texts)(job, false);
  return (
    <div className={css.head}>
      <FramedMediumIcon meterType={meterType} />
      <div className={css.words}>
        <div className={css.first}>
          <ScreenTitle>{meterName(job.meter, t)}</ScreenTitle>
          {state && (
            <span className={css.badge[state.kind === 'soon' ? 'soon' : 'plain']}>
              <JobCardStateText state={state} />
              {state.kind === 'soon' && last && (
                <span className={css.day}>
                  ,&nbsp;{t('jobs_state_until', { day: formatDayWithWeekday(last, language) })}
                </span>
              )}
            </span>
          )}
        </div>
        <p className={css.place}>
          {withDots([job.meter.customMeterType ?? t(mediumText[meterType]), ...placeOf(job)])}
        </p>
      </div>
    </div>
  );
}

/** The house and the place in it; the city stands with the meter's data. */
function placeOf({ meter: { meterAddress } }: Job): readonly string[] {
  const { street, houseNumber, locationDescription, objectKey } = meterAddress;
  const house = [street, houseNumber].filter(Boolean).join('\u00a0');
  return [house, locationDescription ?? objectKey ?? ''].filter((part) => part !== '');
}
