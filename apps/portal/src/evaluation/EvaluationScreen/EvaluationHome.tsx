import { ScreenTitle, useTexts } from '@ablesbar/ui';

/** Shown beside the list until the user chooses a meter. */
export function EvaluationHome() {
  const { t } = useTexts();
  return (
    <>
      <ScreenTitle>{t('evaluation_title')}</ScreenTitle>
      <p>{t('evaluation_choose_text')}</p>
    </>
  );
}
