import { LogoutIcon } from '../../primitives/icons/logout-icon';
import { useTexts } from '../../texts/use-texts';
import * as css from '../Menu/Menu.css';

export interface LogOutButtonProps {
  /** Several accounts go at once. */
  readonly isForAll?: boolean;
  /** So many readings are on this device alone. */
  readonly unsent?: number;
  readonly onLogOut: () => void;
}

/** The way out, in the menu of the phone and in that of the bar. */
export function LogOutButton({ isForAll = false, unsent = 0, onLogOut }: LogOutButtonProps) {
  const { t } = useTexts();
  return (
    <button type="button" className={css.item} onClick={onLogOut}>
      <LogoutIcon />
      <span>
        {t(isForAll ? 'session_logout_all_action' : 'session_logout_action')}
        {unsent > 0 && (
          <span className={css.note}>{t('session_unsent_note', { count: unsent })}</span>
        )}
      </span>
    </button>
  );
}
