import type { TextKey } from '@ablesbar/i18n';
import type { LoginFailure } from '../../base/session';

interface FailureWords {
  readonly tone: 'error' | 'warning';
  readonly title: TextKey;
  readonly text: TextKey;
}

export const failureWords = {
  credentials: { tone: 'error', title: 'login_error_login_text', text: 'login_error_login_hint' },
  link: { tone: 'error', title: 'login_error_link_title', text: 'login_error_link_text' },
  offline: {
    tone: 'warning',
    title: 'login_error_offline_title',
    text: 'login_error_offline_text',
  },
  'too-often': {
    tone: 'warning',
    title: 'login_error_often_title',
    text: 'login_error_often_text',
  },
  unreachable: {
    tone: 'warning',
    title: 'login_error_unreachable_title',
    text: 'login_error_unreachable_text',
  },
} as const satisfies Record<LoginFailure, FailureWords>;
