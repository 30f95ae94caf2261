import { LogoutIcon } from '../../primitives/icons/frame-icons';
import { useTexts } from '../../texts/use-texts';
import * as css from '../Menu/Menu.css';

export interface LogOutButtonProps {
  /** The button logs out several accounts at once. */
  readonly isForAll?: boolean;
  /** Number of unsent readings. */
  readonly unsent?: number;
  readonly onLogOut: () => void;
}

/** The log-out button in the menu of the phone and in the menu of the bar. */
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
