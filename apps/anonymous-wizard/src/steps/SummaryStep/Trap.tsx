import { useTexts } from '@ablesbar/ui';
import * as css from './SummaryStep.css';

export interface TrapProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that no person meets, seeing or listening; what fills it in is no person. */
export function Trap({ value, onChange }: TrapProps) {
  const { t } = useTexts();
  return (
    <div className={css.trap} aria-hidden="true">
      <label>
        {t('wizard_trap_label')}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
