import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createTexts } from '@ablesbar/i18n';
import { LoadingScreen, TextsProvider, UnavailableScreen } from '@ablesbar/ui';
import { App } from './app/App';
import { browserPorts } from './app/ports';
import { startPortal } from './app/start';
import { takeLinkToken } from './app/take-link-token';

async function main(): Promise<void> {
  // Before anything else: no request may leave with the token in its Referer (decision 18).
  const linkToken = takeLinkToken(window.location, window.history);
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no #root.');
  const root = createRoot(element);
  const texts = await createTexts({ language: 'de', translations: {}, extent: 'first' });

  const start = async () => {
    root.render(
      <TextsProvider texts={texts}>
        <LoadingScreen />
      </TextsProvider>,
    );
    const portal = await startPortal(browserPorts, texts, linkToken);
    root.render(
      <StrictMode>
        {portal ? (
          <App portal={portal} />
        ) : (
          <TextsProvider texts={texts}>
            <UnavailableScreen onRetry={() => void start()} />
          </TextsProvider>
        )}
      </StrictMode>,
    );
  };
  await start();
}

void main();
