import { dayOfWire, type Job } from '@ablesbar/domain';
import { formatDay, notReadableText } from '@ablesbar/i18n';
import { Notice, useTexts } from '@ablesbar/ui';

/** The job is answered: by readings, or by why there are none. */
export function DoneNotice({ job: { notReadable } }: { readonly job: Job }) {
  const { t, language } = useTexts();
  if (notReadable === null) {
    return (
      <Notice tone="success" title={t('job_done_title')}>
        {t('job_done_text')}
      </Notice>
    );
  }
  const day = dayOfWire(notReadable.date);
  const said = [
    t(notReadableText[notReadable.reason]),
    day && formatDay(day, language),
    notReadable.comment,
  ];
  return (
    <Notice tone="info" title={t('not_readable_done_title')}>
      {t('not_readable_done_text', { said: said.filter(Boolean).join(', ') })}
    </Notice>
  );
}
