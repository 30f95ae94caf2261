import { lazyOr } from '@ablesbar/ui';
import { createPagePlaces } from '../entry/places';
import { createWizard, type WizardSetup } from '../Wizard/create-wizard';
import type { Start } from '../Wizard/create-start';
import type { WizardParts } from '../Wizard/wizard-context';
import { pageSurroundings } from './page-surroundings';

/** Beside the form; where it cannot be had, the form stands alone. */
const SideHelp = lazyOr(
  async () => (await import('../SideHelp/SideHelp')).SideHelp,
  () => null,
);

/** The wizard with the page around it, and with what was entered before it was there. */
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
  // What a draft holds gives way to what stands in the fields.
  if (meterNumber !== '') parts.change({ meterNumber });
  if (meterType !== null) parts.change({ meterType });
  // Shown again by the browser's history, the page was left before (customer decision 17).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  return parts;
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
