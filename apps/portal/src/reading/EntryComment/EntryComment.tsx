import { CommentInput, QuietLine, useTexts } from '@ablesbar/ui';
import { COMMENT_INPUT_ID } from '../input-ids';
import type { ReadingEntryState } from '../use-entry';
import { useDebouncedProblem } from '../use-debounced-problem';

/** A comment to the utility about all rates of the meter, if the utility requires or allows one. */
export function EntryComment({ entry }: { entry: ReadingEntryState }) {
  const { t } = useTexts();
  const { assessment, draft, settings } = entry;
  const { commentField: field, comment: problem } = assessment;
  const value = draft.comment ?? '';
  const said = useDebouncedProblem({ entered: value, problem, places: 0 });
  return (
    field.isShown && (
      <QuietLine
        kind="section"
        title={t('reading_comment_title')}
        {...(value === '' && !field.isRequired && { said: t('reading_optional_mark') })}
        isNeeded={value !== '' || said.problem !== undefined}
      >
        <CommentInput
          inputId={COMMENT_INPUT_ID}
          field={field}
          value={value}
          offered={settings.meterReading.defaultComments}
          onChange={entry.enterComment}
          {...said}
        />
      </QuietLine>
    )
  );
}
