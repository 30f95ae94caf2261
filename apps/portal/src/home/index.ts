// Offline: last known.
export { HomeScreen } from './HomeScreen/HomeScreen';
