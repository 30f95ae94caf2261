import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTexts } from '@ablesbar/i18n';
import {
  LoadingScreen,
  SLOW_AFTER_MS,
  surviveTranslation,
  TextsProvider,
  trustOwnScripts,
  UnavailableScreen,
} from '@ablesbar/ui';
import { createAddress } from './base/address';
import { App } from './app/App';
import { KeptContact } from './base/LateContact';
import { afterFirstScreen } from './base/after-first-screen';
import { lazyLeaving } from './app/lazy-leaving';
import { loadPatiently } from './base/load-patiently';
import { browserPorts } from './base/ports';
import { startPortal } from './app/start';
import { takeLinkToken } from './app/take-link-token';

async function main(): Promise<void> {
  trustOwnScripts(window);
  surviveTranslation(Node.prototype);
  // Comes first: no request may contain the token in its Referer (customer decision 18).
  const linkToken = takeLinkToken(window.location, window.history);
  const address = createAddress(window, browserPorts.newId);
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no #root.');
  const root = createRoot(element);
  const leaving = lazyLeaving(browserPorts);
  const texts = await createTexts({ language: 'de', translations: {}, extent: 'first' });

  const start = async () => {
    const load = (isSlow: boolean) =>
      root.render(
        <TextsProvider texts={texts}>
          <LoadingScreen isSlow={isSlow} />
        </TextsProvider>,
      );
    load(false);
    const callOff = browserPorts.after(SLOW_AFTER_MS, () => load(true));
    const setup = { ports: browserPorts, texts, address, linkToken, leaving };
    // A portal file that does not load is treated like an unreachable server.
    const started = await startPortal(setup).catch(() => null);
    callOff();
    // In pieces: the browser answers in between, and 'wird geladen...' stays until the screen is whole.
    startTransition(() =>
      root.render(
        <StrictMode>
          {started ? (
            <App portal={started.portal} />
          ) : (
            <TextsProvider texts={texts}>
              <UnavailableScreen onRetry={() => void start()} contact={<KeptContact />} />
            </TextsProvider>
          )}
        </StrictMode>,
      ),
    );
    if (started) {
      const { connection } = started.portal;
      afterFirstScreen(() => {
        loadPatiently(connection, () => import('./app/after-start'))
          .then(({ afterStart }) => afterStart(started.portal, started.answered))
          .catch(() => undefined);
        loadPatiently(connection, () => import('./app/show-contacts'))
          .then(({ showContacts }) => showContacts(started.portal))
          .catch(() => undefined);
      });
    }
  };
  await start();
}

void main();
