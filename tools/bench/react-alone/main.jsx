// The wizard's five steps in React alone: the least that a hand-written wizard weighs.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ContactStep } from './contact-step.jsx';
import { MeterStep } from './meter-step.jsx';
import { ReadingStep } from './reading-step.jsx';
import { SummaryStep } from './summary-step.jsx';

const STEPS = ['Zähler', 'Zählerstand', 'Kontakt', 'Zusammenfassung', 'Fertig'];

const EMPTY = {
  number: '',
  medium: null,
  rates: [{ name: 'Zählerstand', value: '' }],
  photos: [],
  day: new Date().toISOString().slice(0, 10),
  reason: 'Ablesung',
  contact: {},
  mail: '',
  consent: false,
};

function Wizard() {
  const [at, setAt] = useState(0);
  const [entry, setEntry] = useState(EMPTY);
  const change = (changed) => setEntry((before) => ({ ...before, ...changed }));
  const step = { entry, change, go: setAt };
  return (
    <main>
      <ol>
        {STEPS.map((title, index) => (
          <li key={title} aria-current={index === at ? 'step' : undefined}>
            {title}
          </li>
        ))}
      </ol>
      <h1>Zählerstand senden</h1>
      {at === 0 && <MeterStep {...step} />}
      {at === 1 && <ReadingStep {...step} />}
      {at === 2 && <ContactStep {...step} />}
      {at === 3 && <SummaryStep {...step} />}
      {at === 4 && <p>Danke. Ihr Zählerstand ist angekommen.</p>}
    </main>
  );
}

createRoot(document.querySelector('#root')).render(<Wizard />);
