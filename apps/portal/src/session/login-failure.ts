/** Why the last try to get in failed. */
export type LoginFailure = 'credentials' | 'link' | 'offline' | 'too-often' | 'unreachable';
