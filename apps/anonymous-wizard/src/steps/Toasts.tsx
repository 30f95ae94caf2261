import { ToastRegion, useTexts } from '@ablesbar/ui';
import { useObserved } from '../Wizard/use-observed';
import { useWizard } from '../Wizard/wizard-context';

/** Tells what has just happened. The page itself also shows all of it. */
export function Toasts() {
  const { t } = useTexts();
  const { notices } = useWizard();
  const toasts = useObserved(notices).map(({ id, type, title, message, values }) => ({
    id,
    type,
    title: t(title, values),
    message: t(message, values),
  }));
  return <ToastRegion toasts={toasts} onClose={notices.close} />;
}
