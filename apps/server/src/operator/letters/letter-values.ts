import type { Placeholder } from '../../letter/letter-template';
import type { LetterPage } from './letter-pages';

/** What stands in the places of the template. */
export function letterValues(page: LetterPage): Readonly<Record<Placeholder, string | null>> {
  const { words, recipient, customerNumber, deadline } = page;
  return {
    name: recipient[0] ?? null,
    customerNumber,
    meters: words.meters(page.meters),
    deadline: deadline === null ? null : sayDay(deadline, words.locale),
    portal: page.origin,
    link: page.link,
    username: page.username,
    password: page.password,
    sender: page.sender,
  };
}

function sayDay(day: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
