import { ErrorIcon, WarningIcon } from '../icons/tone-icons';
import * as css from './FieldProblem.css';

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
