// Offline: online only (getting in needs the server; staying in does not).
export { createAccountListeners, loadAccountInfo } from './account.listeners';
export { logInWithLink } from './log-in';
export { logOut } from './log-out';
export { LoginLinkScreen } from './LoginLinkScreen/LoginLinkScreen';
export { LoginScreen } from './LoginScreen/LoginScreen';
export {
  accountRemoved,
  accountsRestored,
  loggedOut,
  loginSucceeded,
  selectAccountIds,
  selectAccountName,
  selectIsLoggedIn,
  sessionSlice,
} from './session.slice';
