import { Fragment, type KeyboardEvent, type MouseEvent } from 'react';
import { LanguageIcon } from '../../primitives/icons/frame-icons';
import { useTexts } from '../../texts/use-texts';
import { AccountRows, type Accounts, LogOutButton } from '../AccountRows/AccountRows';
import type { LanguageSwitch, MenuEntry } from '../TopBar/TopBar';
import type { RenderLink } from '../render-link';
import * as css from './Menu.css';

export interface MenuProps {
  readonly items: readonly MenuEntry[];
  readonly language?: LanguageSwitch;
  readonly accounts?: Accounts;
  readonly renderLink: RenderLink;
  readonly onClose: () => void;
}

/** The menu on a phone: rows below the bar, high enough for a thumb. */
export function Menu({ items, language, accounts, renderLink, onClose }: MenuProps) {
  const { t } = useTexts();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onClose();
  };
  // The pressed row may disappear together with the focus, or a dialog may open over the menu.
  const closeOnButton = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) onClose();
  };
  return (
    <div className={css.menu} onKeyDown={closeOnEscape} onClick={closeOnChoice}>
      <nav aria-label={t('frame_menu_label')}>
        {items.map(({ id, label, href, current }) => (
          <Fragment key={id}>
            {renderLink({
              href,
              className: css.item,
              children: label,
              'aria-current': current ? 'page' : undefined,
            })}
          </Fragment>
        ))}
      </nav>
      {accounts && (
        <div onClickCapture={closeOnButton}>
          <AccountRows accounts={accounts} renderLink={renderLink} />
        </div>
      )}
      {language && (
        <button type="button" className={css.item} onClick={language.onSwitch}>
          <LanguageIcon />
          {t('frame_language_action', { language: language.name })}
        </button>
      )}
      {accounts && (
        <div onClickCapture={closeOnButton}>
          <LogOutButton
            isForAll={accounts.entries.length > 1}
            unsent={accounts.unsent ?? 0}
            onLogOut={accounts.onLogOut}
          />
        </div>
      )}
    </div>
  );
}
