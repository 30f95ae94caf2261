import { useEffect } from 'react';
import { ScreenTitle, useTexts } from '@ablesbar/ui';
import { useWizard } from './wizard-context';

/** The h1 of a step; the tab carries it too. */
export function StepTitle({ children: title }: { children: string }) {
  const { t } = useTexts();
  const { application, nameTab, showTop } = useWizard();
  const tab = t('wizard_page_title', { title, applicationName: application.name });
  useEffect(() => {
    nameTab(tab);
  }, [nameTab, tab]);
  // In braces: newer browsers answer a scroll with a promise, which is no way to clean up.
  useEffect(() => {
    showTop();
  }, [showTop]);
  return <ScreenTitle>{title}</ScreenTitle>;
}
