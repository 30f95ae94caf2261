import { LogoutIcon } from '../../primitives/icons/logout-icon';
import { useTexts } from '../../texts/use-texts';
import * as css from '../Menu/Menu.css';

/** The way out, in the menu of the phone and in that of the bar. */
export function LogOutButton({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTexts();
  return (
    <button type="button" className={css.item} onClick={onLogOut}>
      <LogoutIcon />
      {t('session_logout_action')}
    </button>
  );
}
