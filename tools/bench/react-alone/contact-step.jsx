import { Field, Form } from './field.jsx';

const FIELDS = ['Vorname', 'Nachname', 'Straße', 'Hausnummer', 'Postleitzahl', 'Ort'];

export function ContactStep({ entry: { contact, mail }, change, go }) {
  return (
    <Form isReady={FIELDS.every((name) => contact[name])} onNext={() => go(3)} onBack={() => go(1)}>
      {FIELDS.map((name) => (
        <Field
          key={name}
          label={name}
          value={contact[name] ?? ''}
          onChange={(typed) => change({ contact: { ...contact, [name]: typed } })}
        />
      ))}
      <Field
        label="E-Mail"
        type="email"
        value={mail}
        onChange={(typed) => change({ mail: typed })}
      />
    </Form>
  );
}
