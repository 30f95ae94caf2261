import { writeFileSync } from 'node:fs';
import { decisionIndex, decisionRecords } from '../checks/decisions.mjs';
import { licencePage } from '../checks/licences.mjs';
import { inRoot } from '../root.mjs';
import { placeOf } from './place.mjs';
import { ruleFiles } from './templates/rule.mjs';
import { screenFiles } from './templates/screen.mjs';
import { uiComponentFiles } from './templates/ui-component.mjs';
import { write } from './write.mjs';

const TEMPLATES = { rule: ruleFiles, 'ui-component': uiComponentFiles, screen: screenFiles };

/** Creates the files of a new rule, component or screen and returns their paths. */
export function generate(kind, path, home) {
  const place = placeOf(kind, path);
  return write(TEMPLATES[kind](place), home);
}

/** Pages that are written from other files. A check fails if one is out of date. */
export const PAGES = {
  'decision-index': {
    path: 'docs/decisions/README.md',
    text: () => decisionIndex(decisionRecords()),
  },
  licences: { path: 'docs/third-party-licences.md', text: licencePage },
};

export function writePage(kind) {
  const { path, text } = PAGES[kind];
  writeFileSync(inRoot(path), text());
  return path;
}
