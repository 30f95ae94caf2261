import { type ReactNode, useId } from 'react';
import { ErrorIcon, WarningIcon } from '../icons/tone-icons';
import * as css from './Field.css';

export interface FieldWords {
  readonly label: string;
  /** A small word behind the label: 'freiwillig'. */
  readonly mark?: string | undefined;
  readonly hint?: string | undefined;
  /** What is wrong and what would be right; the value stays as it was typed. */
  readonly problem?: string | undefined;
  /** The problem is only a doubt: the value may be sent as it is, so the field is not marked as invalid. */
  readonly isDoubt?: boolean | undefined;
}

export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldWords {
  /** Given if a link or other code outside has to find the control. */
  readonly inputId?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Owns the parts of every control: its label, its hint, its problem, and the ids that connect them. */
export function Field({ label, mark, hint, problem, isDoubt, inputId, children }: FieldProps) {
  const ownId = useId();
  const id = inputId ?? ownId;
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [hint && hintId, problem && problemId].filter(Boolean).join(' ');
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
        {mark && <span className={css.mark}> {mark}</span>}
      </label>
      {hint && (
        <span className={css.hint} id={hintId}>
          {hint}
        </span>
      )}
      {children({
        id,
        className: css.input,
        'aria-describedby': described || undefined,
        'aria-invalid': problem && !isDoubt ? true : undefined,
      })}
      <FieldProblem id={problemId} problem={problem} isDoubt={isDoubt} />
    </div>
  );
}

export interface FieldProblemProps {
  readonly id: string;
  readonly problem: string | undefined;
  readonly isDoubt?: boolean | undefined;
}

/**
 * The problem of a field, announced when it appears. The live region exists before the problem, because
 * screen readers announce only changes within an existing region. The region has no role, and nothing moves
 * the focus to it, so that screen readers do not announce the problem twice.
 */
export function FieldProblem({ id, problem, isDoubt }: FieldProblemProps) {
  return (
    <div aria-live="polite">
      {problem && (
        <span className={isDoubt ? css.doubt : css.problem} id={id}>
          {isDoubt ? <WarningIcon /> : <ErrorIcon />}
          {problem}
        </span>
      )}
    </div>
  );
}
