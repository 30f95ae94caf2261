import { Route, Routes } from 'react-router';
import { EvaluationHome } from './EvaluationScreen/EvaluationHome';
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
