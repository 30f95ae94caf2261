// Offline: last known.
export { BugBoundary } from './BugBoundary/BugBoundary';
export { NotFoundScreen } from './NotFoundScreen/NotFoundScreen';
export { Shell } from './Shell/Shell';
