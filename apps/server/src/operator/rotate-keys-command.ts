import { keyFileAt, keysBefore } from '../keys/key-file';
import { rotateKeys } from '../keys/rotate-keys';
import type { Command } from './command';
import { operatorTexts } from './operator-texts';

const AT_ONCE = 'at-once';
const NEW_FILE = 'new-file';

export const rotateKeysCommand: Command = {
  name: 'rotate keys',
  words: [],
  values: {},
  switches: {
    [AT_ONCE]: 'bisherige Zugangstoken gelten nicht weiter (nach einem Diebstahl)',
    [NEW_FILE]: 'legt auch die Schlüsseldatei neu an (verloren oder gestohlen)',
  },
  summary: 'ersetzt die Schlüssel der Zugangstoken',
  details: `Niemand wird abgemeldet: die Apps holen sich mit ihrer Sitzung neue Zugangstoken. Laufende Server nehmen den neuen Schlüssel
innerhalb einer Minute. Nach --${NEW_FILE} die Datei zu allen Servern bringen und sie neu starten.
Wartende E-Mails versiegelt --${NEW_FILE} neu, solange die bisherige Datei noch da ist: vorher nicht löschen. Danach liegt
der bisherige Schlüssel als <KEY_FILE>.before daneben, bis ein weiteres rotate keys auch die letzten E-Mails neu versiegelt
hat. Bricht --${NEW_FILE} ab: denselben Befehl wiederholen, er nimmt denselben neuen Schlüssel.`,
  run: async ({ database, settings, clock, say, audit }, { switches }) => {
    const keyFile = keyFileAt(settings.keyFile);
    const hasNewFile = switches.has(NEW_FILE);
    const isAtOnce = switches.has(AT_ONCE);
    const foreign = await rotateKeys(
      database,
      keyFile,
      { isAtOnce, hasNewFile, now: clock() },
      audit,
    );
    const before = keysBefore(keyFile.path);
    say(hasNewFile ? operatorTexts.newKeyFile(keyFile.path, before) : operatorTexts.keysRotated);
    if (foreign > 0) say(operatorTexts.foreignLetters(foreign, before));
  },
};
