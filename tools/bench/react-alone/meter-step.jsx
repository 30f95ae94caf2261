import { Field, Form } from './field.jsx';

const MEDIA = ['Strom', 'Gas', 'Wasser', 'Warmwasser', 'Wärme', 'Sonstige'];
const BY_DIGIT = {
  1: 'Strom',
  4: 'Wärme',
  5: 'Wärme',
  6: 'Wärme',
  7: 'Gas',
  8: 'Wasser',
  9: 'Warmwasser',
};

const cleaned = (typed) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
const detected = (number) => BY_DIGIT[/^(\d)[A-Z]{3}\d/.exec(number)?.[1]] ?? null;

export function MeterStep({ entry: { number, medium }, change, go }) {
  const said = medium === null ? detected(number) : null;
  const chosen = medium ?? said;
  return (
    <Form isReady={number.length > 0 && chosen !== null} onNext={() => go(1)}>
      <Field
        label="Zählernummer"
        hint="Sie steht auf dem Zähler, meist über dem Strichcode."
        value={number}
        maxLength={20}
        required
        onChange={(typed) => change({ number: cleaned(typed) })}
      />
      <p role="status">{said && `An der Nummer erkannt: ${said}`}</p>
      <fieldset>
        <legend>Was misst der Zähler?</legend>
        {MEDIA.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="medium"
              checked={name === chosen}
              onChange={() => change({ medium: name })}
            />
            {name}
          </label>
        ))}
      </fieldset>
    </Form>
  );
}
