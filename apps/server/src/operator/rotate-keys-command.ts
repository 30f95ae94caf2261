import { inConsoleLanguage } from '../base/console-language';
import { keyFileAt, keysBefore } from '../keys/key-file';
import { checkKeyFile, rotateKeys } from '../keys/rotate-keys';
import type { Command, CommandWords } from './command';
import { DRY_RUN, isDryRun } from './dry-run';
import { operatorTexts } from './operator-texts';

const AT_ONCE = 'at-once';
const NEW_FILE = 'new-file';

export const rotateKeysCommand: Command = {
  name: 'rotate keys',
  example: 'rotate keys --at-once',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: [],
      values: {},
      switches: {
        [AT_ONCE]: 'bisherige Zugangstoken gelten nicht weiter (nach einem Diebstahl)',
        [NEW_FILE]: 'legt auch die Schlüsseldatei neu an (verloren oder gestohlen)',
        ...DRY_RUN,
      },
      summary: 'ersetzt die Schlüssel der Zugangstoken',
      details: `Niemand wird abgemeldet: die Apps holen sich mit ihrer Sitzung neue Zugangstoken. Laufende Server nehmen den neuen Schlüssel
innerhalb einer Minute. Nach --${NEW_FILE} die Datei zu allen Servern bringen und sie neu starten.
Wartende E-Mails versiegelt --${NEW_FILE} neu, solange die bisherige Datei noch da ist: vorher nicht löschen. Danach liegt
der bisherige Schlüssel als <KEY_FILE>.before daneben, bis ein weiteres rotate keys auch die letzten E-Mails neu versiegelt
hat. Bricht --${NEW_FILE} ab: denselben Befehl wiederholen, er nimmt denselben neuen Schlüssel.`,
    },
    en: {
      words: [],
      values: {},
      switches: {
        [AT_ONCE]: 'access tokens of before do not go on (after a theft)',
        [NEW_FILE]: 'also makes a new key file (lost or stolen)',
        ...DRY_RUN,
      },
      summary: 'replaces the keys of the access tokens',
      details: `Nobody is logged out: the apps fetch new access tokens with their session. Running servers take the new key
within a minute. After --${NEW_FILE}, bring the file to all servers and restart them.
--${NEW_FILE} seals waiting e-mails again as long as the file before is still there: do not delete it first. Then the
key before lies beside it as <KEY_FILE>.before, until one more rotate keys has sealed the last e-mails again.
If --${NEW_FILE} breaks off, repeat the same command: it takes the same new key.`,
    },
  }),
  run: async ({ database, settings, clock, say, audit }, given) => {
    const { switches } = given;
    const keyFile = keyFileAt(settings.keyFile);
    const hasNewFile = switches.has(NEW_FILE);
    const isAtOnce = switches.has(AT_ONCE);
    if (isDryRun(given)) {
      const keys = await checkKeyFile(database, keyFile, { hasNewFile });
      say(operatorTexts.keysToRotate(keys));
      return { keys };
    }
    const foreign = await rotateKeys(
      database,
      keyFile,
      { isAtOnce, hasNewFile, now: clock() },
      audit,
    );
    const before = keysBefore(keyFile.path);
    say(hasNewFile ? operatorTexts.newKeyFile(keyFile.path, before) : operatorTexts.keysRotated);
    if (foreign > 0) say(operatorTexts.foreignLetters(foreign, before));
    return { hasNewFile, isAtOnce, foreignMails: foreign };
  },
};
