import { SearchIcon } from '../../primitives/icons/action-icons';
import { ErrorIcon } from '../../primitives/icons/tone-icons';
import { Drums } from '../Drums/Drums';
import * as css from './StateSign.css';

export interface StateSignProps {
  /** A counter that has not counted yet, the number 404, a glass, or the sign of a failure. */
  readonly kind: 'counter' | 'not-found' | 'search' | 'failed';
}

/** The picture above a state without content. The title below says the same in words. */
export function StateSign({ kind }: StateSignProps) {
  if (kind === 'search') return <SearchIcon size={24} />;
  if (kind === 'failed') return <ErrorIcon size={24} />;
  const [whole, decimal] = kind === 'counter' ? ['', ''] : ['40', '4'];
  return (
    <span className={css.window} aria-hidden="true">
      <Drums kind="whole" digits={whole} length={whole.length || 3} />
      <Drums kind="decimal" digits={decimal} length={1} />
    </span>
  );
}
