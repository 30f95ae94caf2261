import { Suspense, useEffect, useState } from 'react';
import { type Http, keptContacts, loadContacts } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { lazyWithFallback, useTexts } from '@ablesbar/ui';

/** Loads after the form. If it cannot be loaded, the page works without it. */
const Contact = lazyWithFallback(
  async () => (await import('@ablesbar/ui/contact')).Contact,
  () => null,
);

export interface PageContactProps {
  /** Null if the settings could not be loaded: then the contact of an earlier visit is shown. */
  readonly application: Application | null;
  readonly http: Http;
}

/** The utility's contact, above the footer of every step and every card. */
export function PageContact({ application, http }: PageContactProps) {
  const { language } = useTexts();
  const [contacts, setContacts] = useState(() => keptContacts(window));
  const applicationId = application?.applicationId ?? null;
  useEffect(() => {
    if (applicationId === null) return;
    let isGone = false;
    const asked = { http, applicationId, surroundings: window };
    const load = () => void loadContacts(asked, (known) => !isGone && setContacts(known));
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [applicationId, http]);
  if (contacts.length === 0) return null;
  const settings = application?.config.languageConfig;
  return (
    <Suspense fallback={null}>
      <Contact
        contacts={contacts}
        route={window.location.pathname}
        defaultLanguage={settings?.defaultLanguage ?? contacts[0]?.language ?? language}
        place="band"
      />
    </Suspense>
  );
}
