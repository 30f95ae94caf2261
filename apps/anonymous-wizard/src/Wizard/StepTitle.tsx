import { memo, useEffect } from 'react';
import { ScreenTitle, useTexts } from '@ablesbar/ui';
import { useStart } from './wizard-context';

/** The h1 of a step. The title of the browser tab contains it too. */
export const StepTitle = memo(function StepTitle({ children: title }: { children: string }) {
  const { t } = useTexts();
  const { applicationName, nameTab, showTop } = useStart();
  const tab = t('wizard_page_title', { title, applicationName });
  useEffect(() => {
    if (applicationName !== '') nameTab(tab);
  }, [applicationName, nameTab, tab]);
  // In braces: newer browsers return a promise from a scroll, and an effect may return only a cleanup.
  useEffect(() => {
    showTop();
  }, [showTop]);
  return <ScreenTitle>{title}</ScreenTitle>;
});
