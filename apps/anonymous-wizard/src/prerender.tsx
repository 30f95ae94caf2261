import { renderToString } from 'react-dom/server';
import { createStart } from './Wizard/create-start';
import { pageSurroundings } from './WizardPage/page-surroundings';
import { WizardPage } from './WizardPage/WizardPage';

/** The page as everybody gets it: the first step, without anything that a utility decides. */
export function prerender(): string {
  return renderToString(<WizardPage start={createStart(pageSurroundings)} />);
}
