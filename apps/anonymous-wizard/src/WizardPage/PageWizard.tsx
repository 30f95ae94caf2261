import { useEffect, useState } from 'react';
import { createPagePlaces } from '../entry/places';
import { createWizard, type WizardSetup } from '../Wizard/create-wizard';
import { loadLaterSteps } from '../Wizard/LaterStep';
import { Wizard } from '../Wizard/Wizard';
import { WizardContext } from '../Wizard/wizard-context';

/** The wizard with the page around it as its surroundings. */
export function PageWizard(props: Pick<WizardSetup, 'application' | 'http' | 'texts' | 'ports'>) {
  const [parts] = useState(() =>
    createWizard({ ...props, ...page, places: createPagePlaces(window), isReload: isReload() }),
  );

  useEffect(() => {
    // After the first paint: the token, and then what the next steps need.
    void parts.session
      .start()
      .then(() => loadLaterSteps(parts.texts))
      // Lost on the way it is fetched again when it is needed.
      .catch(() => undefined);
    // Shown again by the browser's history, the page was left before (decision 17).
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', leave);
    return () => window.removeEventListener('pageshow', leave);
  }, [parts]);

  return (
    <WizardContext value={parts}>
      <Wizard />
    </WizardContext>
  );
}

const page = {
  homeHref: '/',
  nameTab: (title: string) => {
    document.title = title;
  },
  showTop: () => window.scrollTo(0, 0),
  print: () => window.print(),
};

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
