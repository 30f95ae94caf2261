import type { Features } from '@ablesbar/domain';

export interface Login {
  readonly username: string;
  readonly password: string;
}

/** Copied from a letter or a mail, both come with blanks that nobody sees. */
export function cleanLogin({ username, password }: Login): Login {
  return { username: withoutBlanks(username), password: withoutBlanks(password) };
}

/** Long enough to be worth asking the server. */
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
