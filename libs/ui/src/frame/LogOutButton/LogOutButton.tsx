import { LogoutIcon } from '../../primitives/icons/logout-icon';
import { useTexts } from '../../texts/use-texts';
import * as css from '../Menu/Menu.css';

export interface LogOutButtonProps {
  /** Several accounts go at once. */
  readonly isForAll?: boolean;
  readonly onLogOut: () => void;
}

/** The way out, in the menu of the phone and in that of the bar. */
export function LogOutButton({ isForAll = false, onLogOut }: LogOutButtonProps) {
  const { t } = useTexts();
  return (
    <button type="button" className={css.item} onClick={onLogOut}>
      <LogoutIcon />
      {t(isForAll ? 'session_logout_all_action' : 'session_logout_action')}
    </button>
  );
}
