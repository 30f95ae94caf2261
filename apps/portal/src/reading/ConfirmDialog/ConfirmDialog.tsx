import { joinValue, type CalendarDay, type MeterRateTask } from '@ablesbar/domain';
import { formatDayWithWeekday, formatReading, inUnit, type TextKey } from '@ablesbar/i18n';
import { Button, Dialog, Pairs, PhotoPicture, useTexts } from '@ablesbar/ui';
import { type Confirmation, confirmationOf, type EntryAssessment } from '@ablesbar/validation';
import type { PhotosBySlot } from '../draft-photos';
import type { ReadingDraft } from '../reading-draft.slice';
import * as css from './ConfirmDialog.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly tasks: readonly MeterRateTask[];
  readonly draft: ReadingDraft;
  /** What goes with the values. */
  readonly going: { readonly photos: PhotosBySlot; readonly comment: string | null };
  readonly day: CalendarDay;
  readonly assessment: EntryAssessment;
  readonly nameOf: (task: MeterRateTask) => string;
  readonly unitOf: (task: MeterRateTask) => string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const titles = {
  plain: 'reading_confirm_title',
  incomplete: 'reading_confirm_incomplete_title',
  warnings: 'reading_confirm_warning_title',
  both: 'reading_confirm_incomplete_title',
} as const satisfies Record<Confirmation, TextKey>;

const warnings: Readonly<Record<Confirmation, readonly TextKey[]>> = {
  plain: [],
  incomplete: ['reading_confirm_incomplete_text'],
  warnings: ['reading_confirm_warning_text'],
  both: ['reading_confirm_incomplete_text', 'reading_confirm_warning_text'],
};

/** Shows once more what will be sent; its title says what is unusual about it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, tasks, draft, going, day, assessment, nameOf, unitOf } = props;
  const { onSend, onClose } = props;
  const { t, language } = useTexts();
  const confirmation = confirmationOf(assessment);
  const filled = tasks.filter(({ taskId }) => assessment.rates[taskId]?.state !== 'empty').length;
  const title = t(titles[confirmation], { count: filled, filled, total: tasks.length });
  const asks = confirmation !== 'plain';

  const shown = (task: MeterRateTask): string => {
    const value = draft.values[task.taskId];
    const decimal = value === undefined ? null : joinValue(value);
    return decimal === null
      ? t('reading_confirm_empty')
      : inUnit(formatReading(decimal, task.postDecimals, language), unitOf(task));
  };

  const taken = tasks.flatMap((task) =>
    (going.photos[task.taskId] ?? []).map((photo, n) => ({
      id: photo.id,
      photo,
      name: `${nameOf(task)}: ${t('photo_name', { number: n + 1 })}`,
    })),
  );

  return (
    <Dialog
      open={open}
      title={title}
      tone={asks ? 'warning' : 'plain'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            {t(asks ? 'reading_confirm_correct' : 'reading_confirm_back')}
          </Button>
          <Button variant="primary" onClick={onSend}>
            {t(asks ? 'reading_confirm_anyway' : 'reading_confirm_send')}
          </Button>
        </>
      }
    >
      <Pairs items={tasks.map((task) => ({ label: nameOf(task), value: shown(task) }))} />
      {taken.length > 0 && (
        <ul className={css.photos} aria-label={t('photo_group')}>
          {taken.map(({ id, photo, name }) => (
            <li key={id}>
              <PhotoPicture photo={photo} alt={name} className={css.photo} />
            </li>
          ))}
        </ul>
      )}
      {going.comment !== null && <p className={css.comment}>{going.comment}</p>}
      <p>{t('reading_confirm_date', { day: formatDayWithWeekday(day, language) })}</p>
      {warnings[confirmation].map((key) => (
        <p key={key}>{t(key)}</p>
      ))}
    </Dialog>
  );
}
