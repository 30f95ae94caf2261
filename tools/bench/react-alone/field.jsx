import { useId } from 'react';

export function Field({ label, hint, onChange, ...input }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      <input
        id={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value, target.files)}
        {...input}
      />
    </div>
  );
}

/** A step's form with a button for the next step and, from the second step on, one for the last. */
export function Form({ isReady, onNext, onBack, next = 'Weiter', children }) {
  const submit = (event) => {
    event.preventDefault();
    onNext();
  };
  return (
    <form onSubmit={submit}>
      {children}
      {onBack && (
        <button type="button" onClick={onBack}>
          Zurück
        </button>
      )}
      <button disabled={!isReady}>{next}</button>
    </form>
  );
}
