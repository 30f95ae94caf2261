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
    problem === of ? `<p class="error" id="${of}">${escaped(words[of])}</p>` : '';
  const marks = (of: AddressProblem) =>
    problem === of ? ` aria-invalid="true" aria-describedby="${of}" autofocus` : '';
  return `<form method="post" action="${escaped(action)}" novalidate>
<label for="email">${escaped(words.email)}</label>
${error('badEmail')}<input id="email" name="email" type="email" autocomplete="email" required value="${escaped(typed?.email ?? '')}"${marks('badEmail')}>
${error('notAgreed')}<div class="agree"><input id="agreed" name="agreed" type="checkbox" value="yes" required${typed?.hasAgreed === true ? ' checked' : ''}${marks('notAgreed')}><label for="agreed">${escaped(words.agree(application))}</label></div>
<button>${escaped(words.ask)}</button>
</form>`;
}
