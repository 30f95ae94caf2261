import type { TextKey } from '@ablesbar/i18n';
import type { CameraFailure } from '../scan/open-camera';

/** Why a scan or a chosen photo gave no code. */
export type ScanProblem = 'foreign' | 'no-code' | 'no-picture';

interface Words {
  readonly title: TextKey;
  readonly text: TextKey;
}

export const problemWords = {
  foreign: { title: 'login_qrcode_error_foreign_title', text: 'login_qrcode_error_foreign_text' },
  'no-code': {
    title: 'login_qrcode_error_picture_title',
    text: 'login_qrcode_error_picture_text',
  },
  'no-picture': { title: 'login_qrcode_error_file_title', text: 'login_qrcode_error_file_text' },
} as const satisfies Record<ScanProblem, Words>;

export const failureWords = {
  denied: { title: 'login_qrcode_error_access_title', text: 'login_qrcode_error_access_text' },
  missing: { title: 'login_qrcode_error_device_title', text: 'login_qrcode_error_device_text' },
  unable: { title: 'login_qrcode_error_unable_title', text: 'login_qrcode_error_unable_text' },
} as const satisfies Record<CameraFailure, Words>;
