import { isReload, lazyOr } from '@ablesbar/ui';
import { createPagePlaces } from '../entry/places';
import { createWizard, type WizardSetup } from '../Wizard/create-wizard';
import type { Start } from '../Wizard/create-start';
import type { WizardParts } from '../Wizard/wizard-context';
import { pageSurroundings } from './page-surroundings';

/** Shown beside the form. If it cannot be loaded, the form is shown alone. */
const SideHelp = lazyOr(
  async () => (await import('../SideHelp/SideHelp')).SideHelp,
  () => null,
);

/** Creates the wizard of the page, with what the user entered before the wizard was loaded. */
export function openWizard(
  known: Pick<WizardSetup, 'application' | 'http' | 'texts' | 'ports'>,
  start: Start,
): WizardParts {
  const parts = createWizard({
    ...known,
    ...pageSurroundings,
    print: () => window.print(),
    SideHelp,
    places: createPagePlaces(window),
    isReload: isReload(),
  });
  const { meterNumber, meterType } = start.handOver(parts.change);
  // What the user has already typed or chosen replaces what the draft holds.
  if (meterNumber !== '') parts.change({ meterNumber });
  if (meterType !== null) parts.change({ meterType });
  // A page that the browser restores from its history was left before (customer decision 17).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return parts;
}
