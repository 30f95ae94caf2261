// Offline: online only (logging in needs the server; staying logged in does not).
export { failureWords } from './LoginForm/failure-words';
export { LoginLinkScreen } from './LoginLinkScreen/LoginLinkScreen';
export { LoginScreen } from './LoginScreen/LoginScreen';
export { createSession } from './session';
export { SessionDialogs } from './SessionDialogs/SessionDialogs';
export { useAccountName } from './use-accounts';
export { useAccounts } from './use-accounts';
export { useHomeAfterLogout } from './login-navigation';
export { watchTokens } from './watch-tokens';
