import type { CalendarDay, MeterRateTask } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { confirmationOf, type EntryAssessment } from '@ablesbar/validation';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import type { PhotosBySlot } from '../placed-photos';
import type { ReadingDraft } from '../reading-draft.slice';
import { sayValue } from './say-value';

export interface ConfirmEntryProps {
  readonly open: boolean;
  readonly tasks: readonly MeterRateTask[];
  readonly draft: ReadingDraft;
  /** What is sent together with the values. */
  readonly going: { readonly photos: PhotosBySlot; readonly comment: string | null };
  readonly day: CalendarDay;
  readonly assessment: EntryAssessment;
  readonly nameOf: (task: MeterRateTask) => string;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

/** The confirmation of a job's entry. It lists every tariff, including the empty ones. */
export function ConfirmEntry(props: ConfirmEntryProps) {
  const { open, tasks, draft, going, day, assessment, nameOf, onSend, onClose } = props;
  const texts = useTexts();
  const { t } = texts;

  const photos = tasks.flatMap((task) =>
    (going.photos[task.taskId] ?? []).map((photo, n) => ({
      photo,
      name: `${nameOf(task)}: ${t('photo_name', { number: n + 1 })}`,
    })),
  );

  return (
    <ConfirmDialog
      open={open}
      confirmation={confirmationOf(assessment)}
      filled={tasks.filter(({ taskId }) => assessment.rates[taskId]?.state !== 'empty').length}
      total={tasks.length}
      pairs={tasks.map((task) => ({ label: nameOf(task), value: sayValue(texts, task, draft) }))}
      photos={photos}
      comment={going.comment}
      day={day}
      onSend={onSend}
      onClose={onClose}
    />
  );
}
