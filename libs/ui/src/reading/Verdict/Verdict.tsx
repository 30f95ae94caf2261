import { Suspense, useState, type ReactNode } from 'react';
import type { Cells, ReadingValue } from '@ablesbar/domain';
import { lazyWithFallback } from '../../primitives/lazy-with-fallback';
import { Button } from '../../primitives/Button/Button';
import { Expandable } from '../../primitives/Expandable/Expandable';
import { DoneIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../primitives/icons/tone-icons';
import { useTexts } from '../../texts/use-texts';
import type { ConsumptionPictureProps } from '../ConsumptionPicture/ConsumptionPicture';
import { DrumNumber } from '../Drums/Drums';
import * as css from './Verdict.css';

export interface VerdictWords {
  /** `noted` has nothing to be compared with; only what fits the usual consumption is `valid`. */
  readonly tone: 'valid' | 'noted' | 'warning' | 'error';
  readonly title: string;
  readonly reasons: readonly string[];
  /** The exact numbers, behind 'Why?'. */
  readonly more?: readonly string[];
  /** The value that the user probably meant. It is asked about, and never taken over by itself. */
  readonly suggestion?: Suggestion;
  /** The consumption compared with the usual consumption. */
  readonly picture?: ConsumptionPictureProps;
}

export interface Suggestion {
  /** 'Steht auf dem Zähler 019804,2?' */
  readonly question: string;
  /** With all digits that the meter shows. */
  readonly value: ReadingValue;
  readonly marked: Cells;
}

export interface VerdictProps {
  readonly id: string;
  readonly verdict: VerdictWords | null;
  /** The answer to a suggestion: its value, or null if the meter shows something else. */
  readonly onAnswer?: (value: ReadingValue | null) => void;
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
export function Verdict({ id, verdict, onAnswer }: VerdictProps) {
  const Sign = verdict && signs[verdict.tone];
  const [answered, setAnswered] = useState<string | null>(null);
  const offered = verdict?.suggestion;
  const suggestion = offered?.question === answered ? undefined : offered;
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
              {suggestion && <p className={css.question}>{suggestion.question}</p>}
            </div>
          </div>
        )}
      </div>
      {suggestion && (
        <SuggestionAnswers
          {...suggestion}
          onAnswer={(isRight) => {
            setAnswered(suggestion.question);
            onAnswer?.(isRight ? suggestion.value : null);
          }}
        />
      )}
      {verdict && <Why {...verdict} />}
    </div>
  );
}

interface SuggestionAnswersProps extends Suggestion {
  readonly onAnswer: (isRight: boolean) => void;
}

function SuggestionAnswers({ question, value, marked, onAnswer }: SuggestionAnswersProps) {
  const { t } = useTexts();
  const decimal = [value.integer, value.decimals].filter(Boolean).join('.');
  return (
    <div className={css.suggestion} role="group" aria-label={question}>
      <span aria-hidden="true">
        <DrumNumber decimal={decimal} label="" size="m" marked={marked} />
      </span>
      <div className={css.answers}>
        <Button size="small" onClick={() => onAnswer(true)}>
          {t('cause_yes')}
        </Button>
        <Button size="small" onClick={() => onAnswer(false)}>
          {t('cause_no')}
        </Button>
      </div>
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
