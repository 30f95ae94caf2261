import type { ConsentWords } from '@ablesbar/i18n';
import { isEmailAddress } from '@ablesbar/validation';
import { escaped } from '../mail/letter';

export interface TypedAddress {
  readonly email: string;
  readonly hasAgreed: boolean;
}

export type AddressProblem = 'badEmail' | 'notAgreed';

export function addressProblem({ email, hasAgreed }: TypedAddress): AddressProblem | null {
  if (!isEmailAddress(email)) return 'badEmail';
  return hasAgreed ? null : 'notAgreed';
}

/** Asks for the address and the consent. A wrong field gets the focus and says what is missing. */
export function addressForm(
  words: ConsentWords,
  {
    action,
    application,
    typed,
  }: {
    readonly action: string;
    readonly application: string;
    /** Null before the first try. */
    readonly typed: TypedAddress | null;
  },
): string {
  const problem = typed === null ? null : addressProblem(typed);
  const error = (of: AddressProblem) =>
    problem === of
      ? `<p class="error" id="${of}">${ERROR_SIGN}<span>${escaped(words[of])}</span></p>`
      : '';
  const marks = (of: AddressProblem) =>
    problem === of ? ` aria-invalid="true" aria-describedby="${of}" autofocus` : '';
  return `<form method="post" action="${escaped(action)}" novalidate>
<label for="email">${escaped(words.email)}</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${escaped(typed?.email ?? '')}"${marks('badEmail')}>
${error('badEmail')}<label class="agree"><input name="agreed" type="checkbox" value="yes" required${typed?.hasAgreed === true ? ' checked' : ''}${marks('notAgreed')}><span>${escaped(words.agree(application))}</span></label>
${error('notAgreed')}<button class="button">${escaped(words.ask)}</button>
</form>`;
}

const ERROR_SIGN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z"/><path d="M12 7.5v5.5M12 16.4v.1"/></svg>';
