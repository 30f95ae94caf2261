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
}

export interface SlipProps {
  readonly title: string;
  /** The reference of the receipt, or a text that there is none yet. */
  readonly number: ReactNode;
  /** Empty if the meter could not be read. */
  readonly values: readonly SlipValue[];
  readonly pairs: readonly LabelledValue[];
  readonly foot: ReactNode;
  /** Photos, below the words. */
  readonly children?: ReactNode;
  /** The reading has not arrived yet: dashed lines instead of solid lines. */
  readonly isPending?: boolean;
}

/** The receipt. It looks like the paper reading card and is printed alone. */
export function Slip({ title, number, values, pairs, foot, ...props }: SlipProps) {
  const { children, isPending = false } = props;
  return (
    <article className={isPending ? css.pending : css.slip} aria-label={title}>
      <header className={css.head}>
        <b>{title}</b>
        <span>{number}</span>
      </header>
      <div className={css.body}>
        {values.length > 0 && (
          <ul className={css.values}>
            {values.map(({ name, obis, decimal, unit, label }, n) => (
              // The rates of a meter that is gone may look the same, so only the index can be the key.
              <li key={n} className={css.value}>
                <p className={css.name}>
                  <b>{name}</b> <span className={css.obis}>{obis}</span>
                </p>
                <DrumNumber decimal={decimal} unit={unit} label={label} size="m" />
              </li>
            ))}
          </ul>
        )}
        <LabelledValues items={pairs} />
        {children}
      </div>
      <footer className={css.foot}>{foot}</footer>
    </article>
  );
}
