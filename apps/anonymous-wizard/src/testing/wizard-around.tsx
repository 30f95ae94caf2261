import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createHttp } from '@ablesbar/api-client';
import { aConfig } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { browserPorts } from '../app/ports';
import { createMemoryHistory } from '../element/memory-history';
import { createWizard } from '../Wizard/create-wizard';
import { WizardContext } from '../Wizard/wizard-context';
import { config } from './an-entry';

export const NOW = new Date('2026-11-21T10:00:00Z');

type Setup = Parameters<typeof createWizard>[0];

interface Around extends Pick<Setup['ports'], 'fetch'> {
  readonly after?: Setup['ports']['after'];
  readonly now?: () => Date;
  readonly stepHistory?: Setup['stepHistory'];
  readonly name?: string;
  readonly homeHref?: string;
  readonly settings?: Parameters<typeof aConfig>[0];
}

/** The parts of a wizard without a page, and a way to show a screen in it. */
export async function wizardAround({
  fetch,
  after = browserPorts.after,
  now = () => NOW,
  stepHistory = createMemoryHistory(),
  name = 'Stadtwerke',
  homeHref = '/',
  settings = {},
}: Around) {
  const texts = await createTexts({ language: 'de', translations: {} });
  const parts = createWizard({
    application: {
      applicationId: 'stadtwerke',
      name,
      config: aConfig({ unknownUserReading: config, ...settings }),
    },
    http: createHttp({ fetch }),
    ports: { ...browserPorts, fetch, after, now, storage: null },
    texts,
    stepHistory,
    homeHref,
    nameTab: () => undefined,
    showTop: () => undefined,
    print: () => undefined,
    SideHelp: null,
    LabelScan: null,
    isReload: false,
  });
  const show = (screen: ReactNode) =>
    render(
      <TextsProvider texts={texts}>
        <WizardContext value={parts}>{screen}</WizardContext>
      </TextsProvider>,
    );
  return { parts, show };
}
