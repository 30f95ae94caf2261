import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationReference } from '../app/configuration-reference';
import { inConsoleLanguage } from '../base/console-language';
import type { Command, CommandWords } from './command';
import { operatorTexts } from './operator-texts';

export const configuration: Command = {
  name: 'configuration',
  example: 'configuration',
  ...inConsoleLanguage<CommandWords>({
    de: {
      words: [],
      values: {},
      switches: {},
      summary: 'schreibt die Liste aller Einstellungen neu',
      details: `Schreibt apps/server/CONFIGURATION.md aus den Schemata, gegen die der Server seine Einstellungen prüft.`,
    },
    en: {
      words: [],
      values: {},
      switches: {},
      summary: 'writes the list of all settings',
      details: `Writes apps/server/CONFIGURATION.md from the schemas by which the server checks its settings.`,
    },
  }),
  run: async ({ root, say }) => {
    const path = join(root, 'apps/server/CONFIGURATION.md');
    writeFileSync(path, configurationReference());
    say(operatorTexts.written(path));
    return { file: path };
  },
};
