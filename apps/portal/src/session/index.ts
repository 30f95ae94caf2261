// Offline: online only (getting in needs the server; staying in does not).
export { LoginLinkScreen } from './LoginLinkScreen/LoginLinkScreen';
export { LoginScreen } from './LoginScreen/LoginScreen';
export { SessionDialogs } from './SessionDialogs/SessionDialogs';
export type { Session } from './session';
export { createSession } from './session';
export { useAccountName } from './use-account-name';
export { useAccounts } from './use-accounts';
export { useSession } from './use-session';
export { useWayOut } from './use-way-out';
export { watchTokens } from './watch-tokens';
