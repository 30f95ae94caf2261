import { Suspense, useState } from 'react';
import { keptContacts } from '@ablesbar/api-client';
import { lazyWithFallback, useTexts } from '@ablesbar/ui';
import type { ContactProps } from '@ablesbar/ui/contact';
import { useObserved } from '@ablesbar/ui/observable';
import { useAddress } from './address';
import { usePortal } from './portal';

/** Loads with the first contact, after the first screen. The screens work without it. */
const Contact = lazyWithFallback(
  async () => (await import('@ablesbar/ui/contact')).Contact,
  () => null,
);

/** The utility's contact for the current screen, as soon as it is known. */
export function LateContact({ place }: Pick<ContactProps, 'place'>) {
  const { contacts, application } = usePortal();
  const { pathname } = useAddress();
  const known = useObserved(contacts);
  if (known.length === 0) return null;
  const { defaultLanguage } = application.config.languageConfig;
  return (
    <Suspense fallback={null}>
      <Contact contacts={known} route={pathname} defaultLanguage={defaultLanguage} place={place} />
    </Suspense>
  );
}

/** The contact of an earlier visit, for a time without the server's settings. */
export function KeptContact() {
  const { t, language } = useTexts();
  const [contacts] = useState(() => keptContacts(window));
  const [first] = contacts;
  if (first === undefined) return <p>{t('frame_unavailable_contact')}</p>;
  return (
    <Suspense fallback={null}>
      <Contact
        contacts={contacts}
        route={window.location.pathname}
        // The settings would say which language the utility writes in.
        defaultLanguage={first.language ?? language}
        place="inside"
      />
    </Suspense>
  );
}
