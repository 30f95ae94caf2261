import { useState } from 'react';
import { Form } from './field.jsx';

const sectionsOf = ({ number, medium, rates, photos, day, reason, contact, mail }) => [
  ['Zähler', [number, medium], 0],
  [
    'Zählerstand',
    [...rates.map(({ name, value }) => `${name}: ${value}`), day, reason, `${photos.length} Fotos`],
    1,
  ],
  ['Kontakt', [...Object.values(contact), mail], 2],
];

export function SummaryStep({ entry, change, go }) {
  const [problem, setProblem] = useState(null);
  const send = async () => {
    setProblem(null);
    try {
      const response = await fetch('/reading', { method: 'POST', body: JSON.stringify(entry) });
      if (response.ok) go(4);
      else setProblem('Das hat nicht geklappt.');
    } catch {
      setProblem('Keine Verbindung.');
    }
  };
  return (
    <Form isReady={entry.consent} onNext={send} onBack={() => go(2)} next="Senden">
      {problem && <p role="alert">{problem}</p>}
      {sectionsOf(entry).map(([title, lines, step]) => (
        <section key={title}>
          <h2>{title}</h2>
          {lines.filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <button type="button" onClick={() => go(step)}>
            Ändern
          </button>
        </section>
      ))}
      <label>
        <input
          type="checkbox"
          checked={entry.consent}
          onChange={({ target }) => change({ consent: target.checked })}
        />
        Die Angaben stimmen.
      </label>
    </Form>
  );
}
