import { ScreenTitle, useTexts } from '@ablesbar/ui';

/** Beside the list, until a meter is chosen from it. */
export function EvaluationHome() {
  const { t } = useTexts();
  return (
    <>
      <ScreenTitle>{t('evaluation_title')}</ScreenTitle>
      <p>{t('evaluation_choose_text')}</p>
    </>
  );
}
