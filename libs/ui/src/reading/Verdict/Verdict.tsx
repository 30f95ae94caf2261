import { Suspense, type ReactNode } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import { lazyWithFallback } from '../../primitives/lazy-with-fallback';
import { Button } from '../../primitives/Button/Button';
import { DoneIcon, ErrorIcon, WarningIcon } from '../../primitives/icons/tone-icons';
import type { ConsumptionPictureProps } from '../ConsumptionPicture/ConsumptionPicture';
import * as css from './Verdict.css';

export interface VerdictWords {
  readonly tone: 'valid' | 'warning' | 'error';
  readonly title: string;
  readonly reasons: readonly string[];
  /** The value that the user probably meant. A button takes it over; this never happens automatically. */
  readonly suggestion?: { readonly words: string; readonly value: ReadingValue };
  /** The consumption compared with the usual consumption. */
  readonly picture?: ConsumptionPictureProps;
}

export interface VerdictProps {
  readonly id: string;
  readonly verdict: VerdictWords | null;
  readonly onTake?: (value: ReadingValue) => void;
}

/** Loaded on demand, because most values are usual. If it cannot be loaded, the words say the same. */
const Picture = lazyWithFallback<ConsumptionPictureProps>(
  async () => (await import('../ConsumptionPicture/ConsumptionPicture')).ConsumptionPicture,
  NoPicture,
);

/**
 * What the portal says about a value. The region exists before the verdict, because screen readers announce
 * only changes within an existing region.
 */
export function Verdict({ id, verdict, onTake }: VerdictProps) {
  const Sign = verdict && signs[verdict.tone];
  const { suggestion, picture } = verdict ?? {};
  return (
    <div className={verdict ? css.verdict[verdict.tone] : undefined}>
      <div className={picture && css.beside}>
        <div>
          <div id={id} role="status">
            {verdict && Sign && (
              <div className={css.says}>
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
          {suggestion && (
            <div className={css.suggestion}>
              <Button size="small" onClick={() => onTake?.(suggestion.value)}>
                {suggestion.words}
              </Button>
            </div>
          )}
        </div>
        {picture && (
          <div className={css.picture}>
            <Suspense>
              <Picture {...picture} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}

const signs = { valid: DoneIcon, warning: WarningIcon, error: ErrorIcon } as const;

function NoPicture(_: ConsumptionPictureProps): ReactNode {
  return null;
}
