// Offline: last known.
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { Shell } from './Shell/Shell';
