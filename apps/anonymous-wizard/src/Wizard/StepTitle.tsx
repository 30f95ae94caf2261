import { memo, useEffect } from 'react';
import { ScreenTitle, useTexts } from '@ablesbar/ui';
import { useStart } from './wizard-context';

/** The h1 of a step; the tab carries it too. */
export const StepTitle = memo(function StepTitle({ children: title }: { children: string }) {
  const { t } = useTexts();
  const { applicationName, nameTab, showTop } = useStart();
  const tab = t('wizard_page_title', { title, applicationName });
  useEffect(() => {
    if (applicationName !== '') nameTab(tab);
  }, [applicationName, nameTab, tab]);
  // In braces: newer browsers answer a scroll with a promise, which is no way to clean up.
  useEffect(() => {
    showTop();
  }, [showTop]);
  return <ScreenTitle>{title}</ScreenTitle>;
});
