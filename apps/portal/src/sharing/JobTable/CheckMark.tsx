import { CheckIcon } from '@ablesbar/ui';
import * as css from './JobTable.css';

/** Only visual: the row itself tells screen readers whether it is selected. */
export function CheckMark({ state }: { state: 'all' | 'some' | 'none' }) {
  return (
    <span className={css.check[state]} aria-hidden="true">
      {state === 'all' && <CheckIcon size={16} />}
    </span>
  );
}
