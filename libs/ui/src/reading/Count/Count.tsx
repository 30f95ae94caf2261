import { Drums } from '../Drums/Drums';
import * as css from './Count.css';

export interface CountProps {
  /** A decimal string: '41.4'. */
  readonly decimal: string;
  readonly unit?: string;
  /** The number in words: '41,4 %'. */
  readonly label: string;
  /** At most one large one a screen. */
  readonly size?: 's' | 'm' | 'l';
}

/** A counted number on drums, to be read, not typed. */
export function Count({ decimal, unit, label, size = 's' }: CountProps) {
  const [whole = '', decimals = ''] = decimal.split('.');
  return (
    <span className={css.count[size]} role="img" aria-label={label}>
      <Drums kind="whole" digits={whole} length={whole.length} />
      {decimals !== '' && (
        <>
          <span className={css.comma}>,</span>
          <Drums kind="decimal" digits={decimals} length={decimals.length} />
        </>
      )}
      {unit && <span className={css.unit}>{unit}</span>}
    </span>
  );
}
