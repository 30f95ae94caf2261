import type { Features } from '@ablesbar/domain';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Removes blanks: a login copied from a letter or a mail may contain invisible ones. */
export function cleanLogin({ username, password }: Login): Login {
  return { username: withoutBlanks(username), password: withoutBlanks(password) };
}

/** True if both fields are long enough for a request to the server. */
export function isLoginComplete(login: Login, features: Features): boolean {
  const { username, password } = cleanLogin(login);
  return (
    username.length >= features.loginUsernameMinLength &&
    password.length >= features.loginPasswordMinLength
  );
}

function withoutBlanks(text: string): string {
  return text.replace(/\s/g, '');
}
