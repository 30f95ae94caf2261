import { Suspense, type ReactNode } from 'react';
import type { ReadingValue } from '@ablesbar/domain';
import { lazyWithFallback } from '../../primitives/lazy-with-fallback';
import { Button } from '../../primitives/Button/Button';
import { Expandable } from '../../primitives/Expandable/Expandable';
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../primitives/icons/tone-icons';
import { useTexts } from '../../texts/use-texts';
import type { ConsumptionPictureProps } from '../ConsumptionPicture/ConsumptionPicture';
import * as css from './Verdict.css';

export interface VerdictWords {
  /** `noted` has nothing to be compared with; only what fits the usual consumption is `valid`. */
  readonly tone: 'valid' | 'noted' | 'warning' | 'error';
  readonly title: string;
  readonly reasons: readonly string[];
  /** The exact numbers, behind 'Why?'. */
  readonly more?: readonly string[];
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

/** Loaded on demand, because few people ask why. If it cannot be loaded, the words say the same. */
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
  const { suggestion } = verdict ?? {};
  return (
    <div className={verdict ? css.verdict[verdict.tone] : undefined}>
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
      {verdict && <Why {...verdict} />}
    </div>
  );
}

/** Everything that a person needs only if the two lines above did not do. */
function Why({ more = [], picture }: VerdictWords) {
  const { t } = useTexts();
  if (more.length === 0 && picture === undefined) return null;
  return (
    <div className={css.why}>
      <Expandable summary={t('reading_why')}>
        <div className={picture && css.beside}>
          <div>
            {more.map((reason) => (
              <p key={reason} className={css.reason}>
                {reason}
              </p>
            ))}
          </div>
          {picture && (
            <div className={css.picture}>
              <Suspense>
                <Picture {...picture} />
              </Suspense>
            </div>
          )}
        </div>
      </Expandable>
    </div>
  );
}

const signs = {
  valid: DoneIcon,
  noted: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

function NoPicture(_: ConsumptionPictureProps): ReactNode {
  return null;
}
