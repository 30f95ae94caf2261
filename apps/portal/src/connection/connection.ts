import type { Notices } from '../notice';
import { observable } from '../app/observable';

export interface Connection {
  readonly isOnline: () => boolean;
  readonly onBack: (listener: () => void) => () => void;
}

/**
 * Follows the browser's word. The answer of the server, which decision 16 asks for before 'online',
 * joins with the online check.
 */
export function watchConnection(
  browser: Pick<Window, 'addEventListener'> & { readonly navigator: Pick<Navigator, 'onLine'> },
  notices: Notices,
): Connection {
  const online = observable(browser.navigator.onLine);
  browser.addEventListener('offline', () => {
    online.set(false);
    notices.show({
      type: 'warning',
      title: 'notice_offline_title',
      message: 'notice_offline_text',
    });
  });
  browser.addEventListener('online', () => {
    online.set(true);
    notices.show({ type: 'info', title: 'notice_online_title', message: 'notice_online_text' });
  });
  return {
    isOnline: online.get,
    onBack: (listener) =>
      online.subscribe(() => {
        if (online.get()) listener();
      }),
  };
}
