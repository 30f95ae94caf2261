import type { TextKey } from '@ablesbar/i18n';
import type { CameraFailure } from '../scan/open-camera';

/** Why no code came of what was scanned or chosen. */
export type ScanProblem = 'foreign' | 'no-code' | 'no-picture';

export const problemWords = {
  foreign: 'login_qrcode_error_foreign',
  'no-code': 'login_qrcode_error_picture',
  'no-picture': 'login_qrcode_error_file',
} as const satisfies Record<ScanProblem, TextKey>;

export const failureWords = {
  denied: { title: 'login_qrcode_error_access_title', text: 'login_qrcode_error_access_text' },
  missing: { title: 'login_qrcode_error_device_title', text: 'login_qrcode_error_device_text' },
  unable: { title: 'login_qrcode_error_unable_title', text: 'login_qrcode_error_unable_text' },
} as const satisfies Record<CameraFailure, { readonly title: TextKey; readonly text: TextKey }>;
