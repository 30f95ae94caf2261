// Offline: online only (getting in needs the server; staying in does not).
export { LoginLinkScreen } from './LoginLinkScreen/LoginLinkScreen';
export { LoginScreen } from './LoginScreen/LoginScreen';
export type { Session } from './session';
export { createSession } from './session';
export { useSession } from './use-session';
