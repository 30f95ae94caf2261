// Offline: who has access is online only (the server alone knows it; the job list stays as it was); readings are queued.
export { ManagementScreen } from './ManagementScreen/ManagementScreen';
export { TableEntryScreen } from './TableEntry/TableEntryScreen';
