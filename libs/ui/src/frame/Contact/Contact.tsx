import { contactFor, type ContactItem, linkPhoneNumbers } from '@ablesbar/domain';
import { ServerText } from '../ServerText/ServerText';
import { useTexts } from '../../texts/use-texts';
import * as css from './Contact.css';

export interface ContactProps {
  readonly contacts: readonly ContactItem[];
  /** The route of the screen: an item may be for some screens only. */
  readonly route: string;
  readonly defaultLanguage: string;
  /** The band stands above the footer; within a dialog or a help, the contact is part of it. */
  readonly place: 'band' | 'inside';
}

/** The utility's contact for a screen; nothing if the utility gives none. */
export function Contact({ contacts, route, defaultLanguage, place }: ContactProps) {
  const { t, language } = useTexts();
  const items = contactFor(contacts, route, { language, defaultLanguage });
  if (items.length === 0) return null;
  const texts = items.map(({ text }) => (
    <ServerText key={text} text={linkPhoneNumbers(text)} level={place === 'band' ? 2 : 3} />
  ));
  if (place === 'inside') return <div className={css.block}>{texts}</div>;
  return (
    <section className={css.band} aria-label={t('frame_contact_label')}>
      <div className={css.inside}>{texts}</div>
    </section>
  );
}
