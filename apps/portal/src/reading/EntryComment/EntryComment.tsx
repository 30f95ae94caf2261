import { sayProblem } from '@ablesbar/i18n';
import { CommentInput, Section, useSettled, useTexts } from '@ablesbar/ui';
import { COMMENT_INPUT_ID } from '../input-ids';
import type { ReadingEntryState } from '../use-entry';

/** A word to the utility about all rates of the meter, where it wants one or allows it. */
export function EntryComment({ entry }: { entry: ReadingEntryState }) {
  const texts = useTexts();
  const { assessment, draft, settings } = entry;
  const { defaultComments, validationFeedbackDelay } = settings.meterReading;
  const { commentField: field, comment } = assessment;
  const problem = useSettled(draft, validationFeedbackDelay) && comment;
  return (
    field.isShown && (
      <Section title={texts.t('reading_comment_title')}>
        <CommentInput
          inputId={COMMENT_INPUT_ID}
          field={field}
          value={draft.comment ?? ''}
          offered={defaultComments}
          onChange={entry.enterComment}
          {...(problem && {
            problem: sayProblem(texts, problem, 0),
            isDoubt: problem.severity === 'asks',
          })}
        />
      </Section>
    )
  );
}
