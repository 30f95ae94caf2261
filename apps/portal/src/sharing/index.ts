// Offline: online only (who has access is known to the server alone; the job list stays as it was).
export { ManagementScreen } from './ManagementScreen/ManagementScreen';
