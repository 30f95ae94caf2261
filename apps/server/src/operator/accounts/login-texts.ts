import { inConsoleLanguage } from '../../base/console-language';

export const loginTexts = inConsoleLanguage({
  de: {
    nothingGiven: 'Es fehlt --username oder --password-file: eines von beiden angeben.',
    passwordTooShort: (file: string, least: number) =>
      `Die Anmeldung verlangt Passwörter mit mindestens ${least} Zeichen; in ${file} stehen weniger.`,
    usernameTaken: (username: string) =>
      `Der Benutzername ${username} ist vergeben: einen anderen angeben.`,
    changed: (username: string, hasNewPassword: boolean) =>
      `Geändert: ${username}.${hasNewPassword ? ' Das alte Passwort, der Link und alle Sitzungen gelten nicht mehr.' : ''}`,
  },
  en: {
    nothingGiven: '--username or --password-file is missing: give at least one of them.',
    passwordTooShort: (file, least) =>
      `The login wants passwords with at least ${least} characters; ${file} has fewer.`,
    usernameTaken: (username) => `The username ${username} is taken: give another one.`,
    changed: (username, hasNewPassword) =>
      `Changed: ${username}.${hasNewPassword ? ' The old password, the link and all sessions have ended.' : ''}`,
  },
});
