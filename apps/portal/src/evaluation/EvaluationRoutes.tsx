import { Route, Routes } from 'react-router';
import { ScreenTitle, useTexts } from '@ablesbar/ui';
import { EvaluationScreen } from './EvaluationScreen/EvaluationScreen';
import { MeterEvaluation } from './MeterEvaluation/MeterEvaluation';

/** All routes below /auswertung. */
export function EvaluationRoutes() {
  return (
    <Routes>
      <Route element={<EvaluationScreen />}>
        <Route index element={<EvaluationHome />} />
        <Route path=":jobId" element={<MeterEvaluation />} />
      </Route>
    </Routes>
  );
}

/** Shown beside the list until the user chooses a meter. */
function EvaluationHome() {
  const { t } = useTexts();
  return (
    <>
      <ScreenTitle>{t('evaluation_title')}</ScreenTitle>
      <p>{t('evaluation_choose_text')}</p>
    </>
  );
}
