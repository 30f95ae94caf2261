import { formatDayWithWeekday, type Texts } from '@ablesbar/i18n';
import { Notice, useTexts } from '@ablesbar/ui';
import type { SendingWindow } from '@ablesbar/validation';

/** Tells the user where today is in the job's sending window, if that matters for sending. */
export function SendingBanner({ sending }: { sending: SendingWindow }) {
  const texts = useTexts();
  const words = bannerOf(sending, texts);
  return (
    words && (
      <Notice tone={words.tone} title={words.title}>
        {words.text}
      </Notice>
    )
  );
}

function bannerOf(sending: SendingWindow, { t, language }: Texts) {
  const say = (day: Parameters<typeof formatDayWithWeekday>[0]) =>
    formatDayWithWeekday(day, language);
  switch (sending.state) {
    case 'open':
      return null;
    case 'early':
      return {
        tone: 'info',
        title: t('reading_window_early_title'),
        text: t('reading_window_early_text', { day: say(sending.begins) }),
      } as const;
    case 'late':
      return {
        tone: 'info',
        title: t('reading_window_late_title'),
        text: t('reading_window_late_text', {
          day: say(sending.ended),
          until: say(sending.until),
        }),
      } as const;
    case 'not-yet':
      return {
        tone: 'warning',
        title: t('reading_window_not_yet_title'),
        text: t('reading_window_not_yet_text', { day: say(sending.from) }),
      } as const;
    case 'over':
      return {
        tone: 'warning',
        title: t('reading_window_over_title'),
        text: t('reading_window_over_text', { day: say(sending.until) }),
      } as const;
  }
}
