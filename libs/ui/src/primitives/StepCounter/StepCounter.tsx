import { CheckIcon } from '../icons/progress-icons';
import * as css from './StepCounter.css';

export interface StepCounterProps {
  /** 'Schritt 2 von 5'. */
  readonly title: string;
  readonly label: string;
  readonly steps: readonly string[];
  /** Counted from zero. */
  readonly current: number;
}

/** The user's progress as cells of a counter: past steps are ticked, the current step is a drum. */
export function StepCounter({ title, label, steps, current }: StepCounterProps) {
  const isLast = current === steps.length - 1;
  return (
    <div className={css.counter}>
      <p className={css.title}>{title}</p>
      <ol className={css.steps} aria-label={label}>
        {steps.map((step, n) => {
          const isCurrent = n === current;
          const isPast = n < current || (isCurrent && isLast);
          const cell = isCurrent ? css.current : n < current ? css.past : css.next;
          return (
            <li key={step} className={css.step} aria-current={isCurrent ? 'step' : undefined}>
              <span className={cell} aria-hidden="true">
                {isPast ? <CheckIcon size={16} /> : n + 1}
              </span>
              <span className={isCurrent ? css.currentName : css.name}>{step}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
