import { useId } from 'react';
import { COMMENT_LEAST, COMMENT_MOST, type CommentField } from '@ablesbar/validation';
import { Field, FieldProblem } from '../../primitives/Field/Field';
import * as fieldCss from '../../primitives/Field/Field.css';
import { CheckIcon } from '../../primitives/icons/progress-icons';
import { useTexts } from '../../texts/use-texts';
import * as css from './CommentInput.css';

export interface CommentInputProps {
  readonly inputId: string;
  /** Whether a comment is required and may be free text. If it is not asked for, nothing is rendered. */
  readonly field: Pick<CommentField, 'isRequired' | 'isFreeText'>;
  readonly value: string;
  /** The answers that the utility offers. */
  readonly offered: readonly string[];
  readonly problem?: string | undefined;
  /** The comment may be sent as it is. */
  readonly isDoubt?: boolean | undefined;
  readonly onChange: (comment: string) => void;
}

/** A comment to the utility: one of the offered answers, or the user's own words. */
export function CommentInput(props: CommentInputProps) {
  const { inputId, field, value, offered, problem, isDoubt, onChange } = props;
  const { t } = useTexts();
  const ownId = useId();
  const label = t(field.isRequired ? 'comment_label_required' : 'comment_label');
  const mark = field.isRequired ? undefined : t('reading_optional_mark');
  const choice = offered.length > 0 && (
    <OfferedComments value={value} offered={offered} onChange={onChange} />
  );

  if (!field.isFreeText) {
    return (
      <div
        id={inputId}
        role="group"
        // A link may lead to this group, so that the user hears its label and not only the first choice.
        tabIndex={-1}
        aria-labelledby={`${ownId}-label`}
        aria-describedby={problem === undefined ? undefined : `${ownId}-problem`}
      >
        <span className={fieldCss.label} id={`${ownId}-label`}>
          {label}
          {mark && <span className={fieldCss.mark}> {mark}</span>}
        </span>
        {choice}
        <FieldProblem id={`${ownId}-problem`} problem={problem} />
      </div>
    );
  }

  // Counted in the same way as in the rule: an emoji is one character.
  const length = Array.from(value).length;
  return (
    <div>
      <Field
        inputId={inputId}
        label={label}
        mark={mark}
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

/** From this length on, screen readers also announce the count; earlier it would only interrupt. */
const ALMOST_FULL = COMMENT_MOST - 20;

export interface OfferedCommentsProps {
  readonly value: string;
  readonly offered: readonly string[];
  readonly onChange: (comment: string) => void;
}

/** The answers that the utility offers. One tap enters an answer, another tap removes it. */
export function OfferedComments({ value, offered, onChange }: OfferedCommentsProps) {
  const { t } = useTexts();
  return (
    <ul className={css.chips} aria-label={t('comment_offered')}>
      {offered.map((one) => {
        const isOn = isChosen(value, one);
        return (
          <li key={one}>
            <button
              type="button"
              className={css.chip}
              aria-pressed={isOn}
              onClick={() => onChange(chooseComment(value, one, offered))}
            >
              {isOn && <CheckIcon size={16} />}
              {one}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the comment is exactly this offered answer. */
export function isChosen(comment: string, offered: string): boolean {
  return comment.trim() === offered.trim();
}

/** The comment after a tap on an offered answer. The answer never replaces the user's own words. */
export function chooseComment(comment: string, chosen: string, offered: readonly string[]): string {
  if (isChosen(comment, chosen)) return '';
  const isOwn = comment.trim() !== '' && !offered.some((one) => isChosen(comment, one));
  return isOwn ? `${comment.trimEnd()} ${chosen}` : chosen;
}
