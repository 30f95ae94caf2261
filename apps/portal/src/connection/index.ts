// Offline: last known (the portal works on with what it has).
export type { Connection, Resumption } from './connection';
export { watchConnection } from './connection';
export { reportingHttp } from './reporting-http';
export { useOnline } from './use-online';
