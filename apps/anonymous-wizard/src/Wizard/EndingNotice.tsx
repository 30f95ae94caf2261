import { useState } from 'react';
import { Button, Notice, useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import { useWizard } from './wizard-context';
import * as css from './Wizard.css';

/** Warns the user before the session ends, with a button that renews the session. */
export function EndingNotice() {
  const { t } = useTexts();
  const { session } = useWizard();
  const state = useObserved(session);
  const [isWaiting, setIsWaiting] = useState(false);
  const renew = async () => {
    setIsWaiting(true);
    await session.renew();
    setIsWaiting(false);
  };
  // The region exists before the warning: screen readers announce only changes within an existing region.
  return (
    <div role="status">
      {state.kind === 'ready' && state.endsSoon && (
        <div className={css.notice}>
          <Notice tone="warning" title={t('wizard_ending_title')}>
            {t('wizard_ending_text')}
          </Notice>
          <Button waiting={isWaiting} onClick={() => void renew()}>
            {t('wizard_ending_action')}
          </Button>
        </div>
      )}
    </div>
  );
}
