// Offline: last known (the portal works on with what it has).
export { connectionChanged, connectionSlice, selectIsOnline } from './connection.slice';
