import { useState } from 'react';
import { berlinDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay, formatTime } from '@ablesbar/i18n';
import { Button, useTexts } from '@ablesbar/ui';
import * as css from './DraftLine.css';

export interface DraftLineProps {
  /** When the draft was last changed; drafts of older builds do not have it. */
  readonly changedAt: string | undefined;
  readonly isEmpty: boolean;
  readonly today: CalendarDay;
  /** Deletes the draft, and returns a function that restores it. */
  readonly onDiscard: () => () => void;
}

/**
 * Says that the form contains an earlier draft, and offers to discard it; the user can undo that.
 */
export function DraftLine({ changedAt, isEmpty, today, onDiscard }: DraftLineProps) {
  const { t, language } = useTexts();
  // The line is about the draft that was found here; later typing does not change it.
  const [foundAt] = useState(changedAt);
  const [discarded, setDiscarded] = useState<{ readonly undo: () => void } | null>(null);

  if (foundAt === undefined) return null;
  const at = new Date(foundAt);
  const time = formatTime(at, language);
  const day = berlinDay(at);
  const found =
    day === today
      ? t('reading_draft_text', { time })
      : t('reading_draft_day_text', { day: formatDay(day, language), time });
  // If the user types after discarding, this is a new draft: the line hides, so that undo cannot
  // overwrite it.
  const isShown = isEmpty === (discarded !== null);
  const says = discarded === null ? found : t('reading_draft_gone');
  const click = () => {
    discarded?.undo();
    setDiscarded(discarded === null ? { undo: onDiscard() } : null);
  };
  return (
    <span className={css.line}>
      <span role="status">{isShown && says}</span>
      {isShown && (
        // One button for both actions, so the focus stays on it.
        <Button variant="plain" onClick={click}>
          {t(discarded === null ? 'reading_draft_discard' : 'reading_draft_undo')}
        </Button>
      )}
    </span>
  );
}
