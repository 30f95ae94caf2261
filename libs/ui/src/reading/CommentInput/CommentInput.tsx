import { useId } from 'react';
import { COMMENT_LEAST, COMMENT_MOST, type CommentField } from '@ablesbar/validation';
import { Field } from '../../primitives/Field/Field';
import * as fieldCss from '../../primitives/Field/Field.css';
import { FieldProblem } from '../../primitives/FieldProblem/FieldProblem';
import { useTexts } from '../../texts/use-texts';
import { OfferedComments } from '../OfferedComments/OfferedComments';
import * as css from './CommentInput.css';

export interface CommentInputProps {
  readonly inputId: string;
  /** How it may be given; where it is not shown, this is not rendered. */
  readonly field: Pick<CommentField, 'isRequired' | 'isFreeText'>;
  readonly value: string;
  /** What the utility offers as answers. */
  readonly offered: readonly string[];
  readonly problem?: string | undefined;
  /** It may be sent as it is. */
  readonly isDoubt?: boolean | undefined;
  readonly onChange: (comment: string) => void;
}

/** A word to the utility: one of those it offers, or one's own. */
export function CommentInput(props: CommentInputProps) {
  const { inputId, field, value, offered, problem, isDoubt, onChange } = props;
  const { t } = useTexts();
  const ownId = useId();
  const label = t(field.isRequired ? 'comment_label_required' : 'comment_label');
  const choice = offered.length > 0 && (
    <OfferedComments value={value} offered={offered} onChange={onChange} />
  );

  if (!field.isFreeText) {
    return (
      <div
        id={inputId}
        role="group"
        // A link may lead here, past the first choice to what it is about.
        tabIndex={-1}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={problem === undefined ? undefined : `${ownId}-problem`}
      >
        <span className={fieldCss.label} id={`${ownId}-label`}>
          {label}
        </span>
        {choice}
        <FieldProblem id={`${ownId}-problem`} problem={problem} />
      </div>
    );
  }

  // Counted as the rule counts: an emoji is one.
  const length = Array.from(value).length;
  return (
    <div>
      <Field
        inputId={inputId}
        label={label}
        hint={t('comment_hint', { count: COMMENT_LEAST })}
        problem={problem}
        isDoubt={isDoubt}
      >
        {(control) => (
          <>
            {choice}
            <textarea
              {...control}
              className={`${control.className} ${css.text}`}
              rows={3}
              required={field.isRequired}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          </>
        )}
      </Field>
      {length > 0 && (
        <p className={css.count} role={length >= ALMOST_FULL ? 'status' : undefined}>
          {t('comment_count', { count: length, limit: COMMENT_MOST })}
        </p>
      )}
    </div>
  );
}

/** From here on the count is also said; before, it would only interrupt. */
const ALMOST_FULL = COMMENT_MOST - 20;
