// Offline: shares are online only (only the server knows them; the job list is last known);
// readings are queued.
export { ManagementScreen } from './ManagementScreen/ManagementScreen';
export { TableEntryScreen } from './TableEntry/TableEntryScreen';
