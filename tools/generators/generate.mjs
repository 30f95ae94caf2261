import { placeOf } from './place.mjs';
import { ruleFiles } from './templates/rule.mjs';
import { screenFiles } from './templates/screen.mjs';
import { uiComponentFiles } from './templates/ui-component.mjs';
import { write } from './write.mjs';

const TEMPLATES = { rule: ruleFiles, 'ui-component': uiComponentFiles, screen: screenFiles };

/** Makes the files of a new rule, component or screen and returns their paths. */
export function generate(kind, path, home) {
  const place = placeOf(kind, path);
  return write(TEMPLATES[kind](place), home);
}
