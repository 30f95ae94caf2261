import { createRoot } from 'react-dom/client';
import { createHttp } from '@ablesbar/api-client';
import { createTexts } from '@ablesbar/i18n';
import { surviveTranslation, TextsProvider, trustOwnScripts } from '@ablesbar/ui';
import { browserPorts } from './app/ports';
import { WizardPage } from './WizardPage/WizardPage';

async function main(): Promise<void> {
  trustOwnScripts(window);
  surviveTranslation(Node.prototype);
  surviveTranslation(Node.prototype);
  const element = document.getElementById('root');
  if (element === null) throw new Error('index.html has no #root.');
  const texts = await createTexts({ language: 'de', translations: {}, extent: 'form' });
  createRoot(element).render(
    <TextsProvider texts={texts}>
      <WizardPage http={createHttp(browserPorts)} texts={texts} ports={browserPorts} />
    </TextsProvider>,
  );
}

void main();
