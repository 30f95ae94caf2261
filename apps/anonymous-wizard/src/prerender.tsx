import { renderToString } from 'react-dom/server';
import { createStart } from './Wizard/create-start';
import { pageSurroundings } from './WizardPage/page-surroundings';
import { WizardPage } from './WizardPage/WizardPage';

/** Renders the page that every user gets: the first step, without any setting of a utility. */
export function prerender(): string {
  return renderToString(<WizardPage start={createStart(pageSurroundings)} />);
}
