import { type Design, designedFile } from '@ablesbar/api-client/testing';
import { wholeConfig } from '@ablesbar/domain';
import { DEFAULT_LAYOUT } from '@ablesbar/server/designer';
import type { DesignerProps } from './Designer';

/** The utility as its letters need it. */
export function letterSender(design: Design, demo: DesignerProps['demo']) {
  return {
    name: design.name,
    config: wholeConfig(designedFile(demo.application, design).config),
    help: { contact: { contactInformationItems: demo.contacts } },
    letter: { layout: DEFAULT_LAYOUT, templates: new Map() },
  };
}
