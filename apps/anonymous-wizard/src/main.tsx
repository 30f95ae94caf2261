import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createStart } from './Wizard/create-start';
import { pageSurroundings } from './WizardPage/page-surroundings';
import { WizardPage } from './WizardPage/WizardPage';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root.');
const page = <WizardPage start={createStart(pageSurroundings)} />;
// The built page already contains the first step; the page of the development server is empty.
// In pieces, so that the browser takes entries in between.
startTransition(() => {
  if (element.hasChildNodes()) hydrateRoot(element, page);
  else createRoot(element).render(page);
});
