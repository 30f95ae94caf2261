import { CheckIcon } from '../../primitives/icons/progress-icons';
import { useTexts } from '../../texts/use-texts';
import { chooseComment, isChosen } from './choose-comment';
import * as css from './OfferedComments.css';

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
