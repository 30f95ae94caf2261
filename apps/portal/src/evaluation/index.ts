// Offline: last known.
export { EvaluationRoutes } from './EvaluationRoutes';
