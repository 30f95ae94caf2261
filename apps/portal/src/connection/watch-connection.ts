import type { AppThunk } from '../app/store';
import { noticeShown } from '../notice';
import { connectionChanged } from './connection.slice';

/** Follows the browser's word. An answer of the server, which decision 16 asks for, joins with the online check. */
export const watchConnection =
  (browser: Pick<Window, 'addEventListener'>): AppThunk =>
  (dispatch) => {
    browser.addEventListener('offline', () => {
      dispatch(connectionChanged(false));
      dispatch(
        noticeShown({
          type: 'warning',
          title: 'notice_offline_title',
          message: 'notice_offline_text',
        }),
      );
    });
    browser.addEventListener('online', () => {
      dispatch(connectionChanged(true));
      dispatch(
        noticeShown({ type: 'info', title: 'notice_online_title', message: 'notice_online_text' }),
      );
    });
  };
