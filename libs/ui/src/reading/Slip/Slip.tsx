import type { ReactNode } from 'react';
import { type LabelledValue, LabelledValues } from '../../primitives/LabelledValues/LabelledValues';
import { DrumNumber } from '../Drums/Drums';
import * as css from './Slip.css';

export interface SlipValue {
  readonly name: string;
  readonly obis: string;
  /** A decimal string, as it was typed. */
  readonly decimal: string;
  readonly unit: string;
  /** The number in words. */
  readonly label: string;
  /** One line below the number: what it means. */
  readonly note?: string | null;
}

/** One reading of a receipt. */
export interface SlipPart {
  /** The reference of the reading, or a text that there is none yet. */
  readonly number: ReactNode;
  /** Empty if the meter could not be read. */
  readonly values: readonly SlipValue[];
  readonly pairs: readonly LabelledValue[];
}

export interface SlipProps extends SlipPart {
  readonly title: string;
  readonly foot: ReactNode;
  /** Further readings, each below a head of its own. */
  readonly more?: readonly SlipPart[];
  /** Photos, below the words. */
  readonly children?: ReactNode;
  /** The reading has not arrived yet: dashed lines instead of solid lines. */
  readonly isPending?: boolean;
}

/** The receipt. It looks like the paper reading card and is printed alone. */
export function Slip({ title, foot, ...props }: SlipProps) {
  const { number, values, pairs, more = [], children, isPending = false } = props;
  const parts = [{ number, values, pairs }, ...more];
  return (
    <article className={isPending ? css.pending : css.slip} aria-label={title}>
      {parts.map((part, n) => (
        <div key={n} className={css.part}>
          <header className={css.head}>
            <b>{title}</b>
            <span>{part.number}</span>
          </header>
          <div className={css.body}>
            {part.values.length > 0 && <Values values={part.values} />}
            <LabelledValues items={part.pairs} />
            {n === parts.length - 1 && children}
          </div>
        </div>
      ))}
      <footer className={css.foot}>{foot}</footer>
    </article>
  );
}

function Values({ values }: Pick<SlipPart, 'values'>) {
  return (
    <ul className={css.values}>
      {values.map(({ name, obis, decimal, unit, label, note }, n) => (
        // The rates of a meter that is gone may look the same, so only the index can be the key.
        <li key={n} className={css.value}>
          <p className={css.name}>
            <b>{name}</b> <span className={css.obis}>{obis}</span>
          </p>
          <DrumNumber decimal={decimal} unit={unit} label={label} size="m" wraps />
          {note && <p className={css.note}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
