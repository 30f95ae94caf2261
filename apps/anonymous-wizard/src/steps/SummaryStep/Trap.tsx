import { useTexts } from '@ablesbar/ui';
import * as css from './SummaryStep.css';

export interface TrapProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that neither sighted users nor users of screen readers meet, so only a program fills it in. */
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
