import { Pairs, Section, useTexts } from '@ablesbar/ui';
import { useWizardState } from '../../Wizard/use-wizard-state';
import { keptLines } from './kept-lines';
import * as css from './Kept.css';

/** What the user has entered so far, below the card that replaces the form. */
export function Kept() {
  const texts = useTexts();
  const lines = keptLines(texts, useWizardState());
  if (lines.length === 0) return null;
  return (
    <div className={css.kept}>
      <Section title={texts.t('wizard_kept_title')}>
        <Pairs items={lines} />
      </Section>
    </div>
  );
}
