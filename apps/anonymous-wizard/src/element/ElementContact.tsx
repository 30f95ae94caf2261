import { useEffect, useState } from 'react';
import { fetchContacts } from '@ablesbar/api-client';
import { contactFor, type ContactItem, linkPhoneNumbers } from '@ablesbar/domain';
import { useTexts } from '@ablesbar/ui';
import type { WizardParts } from '../Wizard/wizard-context';

/** The screen of the portal that the form stands for: a contact may be for some screens only. */
const ROUTE = '/ablesung-ohne-zugang';

/** The utility's contact, after a bug in the form. */
export function ElementContact({ http, application }: Pick<WizardParts, 'http' | 'application'>) {
  const { t, language } = useTexts();
  const { applicationId, config } = application;
  const [contacts, setContacts] = useState<readonly ContactItem[]>([]);
  useEffect(() => {
    let isGone = false;
    const load = () =>
      void fetchContacts(http, applicationId).then(
        (answer) => answer.ok && !isGone && setContacts(answer.value),
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isGone = true;
      window.removeEventListener('online', load);
    };
  }, [http, applicationId]);
  const { defaultLanguage } = config.languageConfig;
  const items = contactFor(contacts, ROUTE, { language, defaultLanguage });
  if (items.length === 0) return <p>{t('frame_unavailable_contact')}</p>;
  return items.map(({ text }) => <PlainMarkdown key={text} text={linkPhoneNumbers(text)} />);
}

/**
 * The paragraphs and links of a text; of everything else, the words. The parser of the portal's texts weighs
 * as much as a tenth of the element.
 */
function PlainMarkdown({ text }: { readonly text: string }) {
  const blocks = text.replace(/\*+|^[#>]+ */gm, '').split(/\n\s*\n/);
  return blocks.map((block, at) => (
    <p key={at}>
      {block.split(/(\[[^\]]*\]\((?:tel|mailto|https):[^)\s]*\))/).map((part, n) => {
        const [, label, href] = /^\[(.*)\]\((.*)\)$/.exec(part) ?? [];
        return href === undefined ? (
          part
        ) : (
          <a key={n} href={href}>
            {label}
          </a>
        );
      })}
    </p>
  ));
}
