import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHttp } from '@ablesbar/api-client';
import { createFakeServer, fakeToken, json } from '@ablesbar/api-client/testing';
import { aConfig } from '@ablesbar/domain/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import { browserPorts } from '../app/ports';
import { createMemoryHistory } from '../element/memory-history';
import { config } from '../testing/an-entry';
import { createWizard } from './create-wizard';
import { EndingNotice } from './SessionCard';
import { WizardContext } from './wizard-context';

const NOW = new Date('2026-11-21T10:00:00Z');
const from = NOW.getTime() / 1000;
const token = json(200, { token: fakeToken({ iat: from, exp: from + 1800, roles: [] }) });

test.each([
  {
    says: 'is said, and the title of the step takes the focus',
    answer: token,
    words: 'Sitzung verlängert',
    isFocused: true,
  },
  {
    says: 'that fails is said, and its button keeps the focus',
    answer: 'lost' as const,
    words: /Das Verlängern hat nicht geklappt/,
    isFocused: false,
  },
])('a renewal of the session $says', async ({ answer, words, isFocused }) => {
  const server = createFakeServer();
  server.on('POST', '/auth/token-unknown-readings', token, answer);
  const waits: (() => void)[] = [];
  const after = (_ms: number, action: () => void) => {
    waits.push(action);
    return () => undefined;
  };
  const { fetch } = server;
  const texts = await createTexts({ language: 'de', translations: {} });
  const parts = createWizard({
    application: {
      applicationId: 'stadtwerke',
      name: 'Stadtwerke',
      config: aConfig({ unknownUserReading: config }),
    },
    http: createHttp({ fetch }),
    ports: { ...browserPorts, fetch, after, now: () => NOW, storage: null },
    texts,
    stepHistory: createMemoryHistory(),
    homeHref: '/',
    nameTab: () => undefined,
    showTop: () => undefined,
    print: () => undefined,
    SideHelp: null,
    LabelScan: null,
    isReload: false,
  });
  await parts.session.start();
  render(
    <TextsProvider texts={texts}>
      <WizardContext value={parts}>
        <div>
          <EndingNotice />
          <h1 tabIndex={-1}>Zählerstand</h1>
        </div>
      </WizardContext>
    </TextsProvider>,
  );
  // The first wait is the one before the warning.
  act(() => waits[0]?.());
  const button = screen.getByRole('button', { name: 'Sitzung verlängern' });
  await userEvent.click(button);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(isFocused ? screen.getByRole('heading', { level: 1 }) : button).toHaveFocus();
});
