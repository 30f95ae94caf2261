import { useState } from 'react';
import { berlinDay, type CalendarDay } from '@ablesbar/domain';
import { formatDay, formatTime } from '@ablesbar/i18n';
import { Button, useTexts } from '@ablesbar/ui';
import * as css from './DraftLine.css';

export interface DraftLineProps {
  /** Of the draft; a draft of a time before this was kept has none. */
  readonly changedAt: string | undefined;
  readonly isEmpty: boolean;
  readonly today: CalendarDay;
  /** Takes the draft away, and gives back what brings it again. */
  readonly onDiscard: () => () => void;
}

/** Says that what stands in the form is of an earlier time, and takes it away; that can be undone. */
export function DraftLine({ changedAt, isEmpty, today, onDiscard }: DraftLineProps) {
  const { t, language } = useTexts();
  // What is typed from now on is no news.
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
  // What is typed after that is another draft: neither of that time, nor to be written over.
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
        // One button: the focus stays where it is.
        <Button variant="plain" onClick={click}>
          {t(discarded === null ? 'reading_draft_discard' : 'reading_draft_undo')}
        </Button>
      )}
    </span>
  );
}
