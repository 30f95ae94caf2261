import { decimalOnTheMeter, type MeterRateTask } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import { confirmationOf, isAskedAbout } from '@ablesbar/validation';
import { ConfirmDialog, type DoubtedValue } from '../ConfirmDialog/ConfirmDialog';
import type { Going } from '../going-with';
import { COMMENT_INPUT_ID, valueInputId } from '../input-ids';
import { judgedRate } from '../judged-rate';
import { verdictOf } from '../RateEntry/verdict-of';
import type { ReadingEntryState } from '../use-entry';
import { sayValue } from './say-value';

export interface ConfirmEntryProps {
  readonly open: boolean;
  readonly tasks: readonly MeterRateTask[];
  readonly entry: ReadingEntryState;
  readonly going: Going;
  readonly rateName: (taskId: string) => string;
  readonly onSend: () => void;
  /** Called with the id of the field that is unusual or missing. */
  readonly onCorrect: (inputId: string) => void;
  /** Leaves the question for later; absent if there is no later. */
  readonly onLater?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The confirmation of a job's entry. It lists every tariff, including the empty ones. */
export function ConfirmEntry(props: ConfirmEntryProps) {
  const { open, tasks, entry, going, rateName, onSend, onCorrect } = props;
  const { onLater, onClose } = props;
  const { draft, day, assessment } = entry;
  const texts = useTexts();
  const { t } = texts;
  const stateOf = ({ taskId }: MeterRateTask) => assessment.rates[taskId]?.state ?? 'empty';
  const isDoubted = (task: MeterRateTask) => isAskedAbout(stateOf(task));
  const inDoubt = tasks.find(isDoubted) ?? tasks.find((task) => stateOf(task) === 'empty');

  const doubtOf = (task: MeterRateTask): DoubtedValue => {
    const rate = judgedRate(task, tasks, entry, rateName);
    const assessed = assessment.rates[task.taskId];
    const verdict = assessed && verdictOf(texts, assessed, rate);
    return {
      name: rateName(task.taskId),
      decimal: decimalOnTheMeter(rate.value, task) ?? '',
      unit: rate.unit,
      label: sayValue(texts, task, draft),
      reasons: verdict ? [verdict.title, ...verdict.reasons] : [],
    };
  };
  const photos = tasks.flatMap((task) =>
    (going.photos[task.taskId] ?? []).map((photo, n) => ({
      photo,
      name: `${rateName(task.taskId)}: ${t('photo_name', { number: n + 1 })}`,
    })),
  );

  return (
    <ConfirmDialog
      open={open}
      confirmation={confirmationOf(assessment)}
      filled={tasks.filter((task) => stateOf(task) !== 'empty').length}
      total={tasks.length}
      doubts={open ? tasks.filter(isDoubted).map(doubtOf) : []}
      pairs={tasks
        .filter((task) => !isDoubted(task))
        .map((task) => ({ label: rateName(task.taskId), value: sayValue(texts, task, draft) }))}
      photos={photos}
      comment={going.comment}
      day={day}
      onSend={onSend}
      onCorrect={() => onCorrect(inDoubt ? valueInputId(inDoubt.taskId) : COMMENT_INPUT_ID)}
      onLater={onLater}
      onClose={onClose}
    />
  );
}
