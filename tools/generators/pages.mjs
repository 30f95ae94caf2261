import { writeFileSync } from 'node:fs';
import { decisionIndex, decisionRecords } from '../checks/decisions.mjs';
import { licencePage } from '../checks/licences.mjs';
import { inRoot } from '../root.mjs';

/** Pages that are written from other files; a check says when one is out of date. */
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
