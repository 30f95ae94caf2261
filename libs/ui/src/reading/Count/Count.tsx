import { Drums } from '../Drums/Drums';
import * as css from './Count.css';

export interface CountProps {
  /** A decimal string: '41.4'. */
  readonly decimal: string;
  readonly unit?: string;
  /** The number in words: '41,4 %'. */
  readonly label: string;
  /** At most one large number per screen. */
  readonly size?: 's' | 'm' | 'l';
}

/** A number on drums that the user can read, but not type. */
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
