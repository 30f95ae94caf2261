import { CheckIcon } from '@ablesbar/ui';
import * as css from './JobTable.css';

/** Only drawn: the row itself says whether it is selected. */
export function CheckMark({ state }: { state: 'all' | 'some' | 'none' }) {
  return (
    <span className={css.check[state]} aria-hidden="true">
      {state === 'all' && <CheckIcon size={16} />}
    </span>
  );
}
