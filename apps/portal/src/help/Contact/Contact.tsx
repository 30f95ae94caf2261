import { useLocation } from 'react-router';
import { contactFor } from '@ablesbar/domain';
import { ServerText, useTexts } from '@ablesbar/ui';
import { useContacts } from '../use-help';
import { useLanguages } from '../use-languages';
import * as css from './Contact.css';

/** The utility's contact for the current screen; renders nothing if the utility gives none. */
export function Contact() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const languages = useLanguages();
  const items = contactFor(useContacts(), pathname, languages);
  if (items.length === 0) return null;
  return (
    <section className={css.blocks} aria-label={t('help_contact_label')}>
      {items.map(({ text }) => (
        <div key={text} className={css.block}>
          <ServerText text={text} level={3} />
        </div>
      ))}
    </section>
  );
}
