import { addressForm, type TypedAddress } from './address-form';
import {
  buttonForm,
  heading,
  type PageContent,
  paragraph,
  section,
  type Visit,
} from './consent-page';
import { OWN_REGISTRATION, STOP_PATH } from './own-registration';

/** What is known about the address of an account. */
export interface KnownAddress {
  /** The confirmed address. */
  readonly email: string | null;
  /** The address that waits for its confirmation. */
  readonly asked: string | null;
  readonly stopToken: string;
}

/** Asks for the first address, waits for its confirmation, or offers to change or stop it. */
export function registrationPage(
  { words, application }: Visit,
  { email, asked, stopToken }: KnownAddress,
  token: string,
  typed: TypedAddress | null,
): PageContent {
  const action = `${OWN_REGISTRATION}/m/${token}`;
  const form = addressForm(words, { action, application: application.name, typed });
  const stop = { action: `${STOP_PATH}/${stopToken}`, label: words.stopAction, isPlain: true };
  const changes =
    email === null
      ? [section({ title: words.change.title }, form)]
      : [section(words.change, form), section(words.stop, buttonForm(stop))];
  if (asked !== null && typed === null) {
    const { title, text } = words.waiting(asked);
    const again = {
      action,
      label: words.resend,
      isPlain: true,
      fields: { email: asked, agreed: 'yes' },
    };
    return {
      title,
      content: [heading(title), paragraph(text), buttonForm(again), ...changes].join('\n'),
    };
  }
  const content =
    email === null ? [paragraph(words.intro), form] : [paragraph(words.goesTo(email)), ...changes];
  return {
    title: words.title,
    failed: typed === null ? undefined : words.failed,
    content: [heading(words.title), ...content].join('\n'),
  };
}
