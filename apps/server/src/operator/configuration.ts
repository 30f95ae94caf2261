import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationReference } from '../app/configuration-reference';
import type { Command } from './command';
import { operatorTexts } from './operator-texts';

export const configuration: Command = {
  name: 'configuration',
  words: [],
  values: {},
  switches: {},
  summary: 'schreibt die Liste aller Einstellungen neu',
  details: `Schreibt apps/server/CONFIGURATION.md aus den Schemata, gegen die der Server seine Einstellungen prüft.`,
  run: async ({ root, say }) => {
    const path = join(root, 'apps/server/CONFIGURATION.md');
    writeFileSync(path, configurationReference());
    say(operatorTexts.written(path));
  },
};
