import { DoneIcon } from '../../primitives/icons/done-icon';
import { ErrorIcon } from '../../primitives/icons/error-icon';
import { WarningIcon } from '../../primitives/icons/warning-icon';
import * as css from './Verdict.css';

export interface VerdictWords {
  readonly tone: 'valid' | 'warning' | 'error';
  readonly title: string;
  readonly reasons: readonly string[];
}

/** What the portal says about a value. The region stands there from the start: only then is it announced. */
export function Verdict({ id, verdict }: { id: string; verdict: VerdictWords | null }) {
  const Sign = verdict && signs[verdict.tone];
  return (
    <div id={id} role="status">
      {verdict && Sign && (
        <div className={css.verdict[verdict.tone]}>
          <Sign />
          <div>
            <p className={css.title}>{verdict.title}</p>
            {verdict.reasons.map((reason) => (
              <p key={reason} className={css.reason}>
                {reason}
              </p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const signs = { valid: DoneIcon, warning: WarningIcon, error: ErrorIcon } as const;
