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

/** A step's form: on with it once it is filled in, and back to the one before. */
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
