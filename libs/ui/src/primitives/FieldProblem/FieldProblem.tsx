import { ErrorIcon } from '../icons/error-icon';
import { WarningIcon } from '../icons/warning-icon';
import * as css from './FieldProblem.css';

export interface FieldProblemProps {
  readonly id: string;
  readonly problem: string | undefined;
  readonly isDoubt?: boolean | undefined;
}

/**
 * What is wrong with a field, said when it comes. The region stands there from the start: only then is it
 * announced. It has no role, and nothing moves the focus with it, so nobody hears the same twice.
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
