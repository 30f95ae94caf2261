import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/progress-icons';
import * as css from './Chip.css';

export interface ChipProps {
  readonly children: ReactNode;
  /** How many are shown if it is pressed. */
  readonly count: string;
  readonly isPressed: boolean;
  readonly onPress: () => void;
  /** Its silhouette says the same as the words; the tone is only its colour. */
  readonly icon?: ReactNode;
  readonly tone?: keyof typeof css.sign;
}

/** A choice among those shown: pressed it has a check instead of its icon. */
export function Chip({ children, count, isPressed, onPress, icon, tone = 'plain' }: ChipProps) {
  const sign = isPressed ? <CheckIcon size={16} /> : icon;
  return (
    <button type="button" className={css.chip} aria-pressed={isPressed} onClick={onPress}>
      {sign && <span className={css.sign[isPressed ? 'plain' : tone]}>{sign}</span>}
      <span>
        {children} <span className={css.count}>{count}</span>
      </span>
    </button>
  );
}

export const chipsClass = css.chips;
