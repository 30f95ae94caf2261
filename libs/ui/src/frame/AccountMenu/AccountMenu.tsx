import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { Button } from '../../primitives/Button/Button';
import { DownIcon, UserIcon } from '../../primitives/icons/frame-icons';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../texts/use-texts';
import { AccountRows, type Accounts, LogOutButton } from '../AccountRows/AccountRows';
import type { RenderLink } from '../render-link';
import * as css from './AccountMenu.css';

export interface AccountMenuProps {
  readonly accounts: Accounts;
  readonly renderLink: RenderLink;
}

/** Shows who is logged in, and offers to log out. */
export function AccountMenu({ accounts, renderLink }: AccountMenuProps) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const popoverId = useId();
  const { entries, onLogOut } = accounts;
  const [only] = entries;
  const name =
    only && entries.length === 1
      ? only.name
      : t('session_accounts_count', { count: entries.length });

  const close = () => {
    setIsOpen(false);
    // The chosen entry may disappear, and the focus would disappear with it.
    anchor.current?.querySelector('button')?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!anchor.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const closeOnChoice = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) close();
  };

  return (
    <div ref={anchor} className={css.anchor} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <Button
        variant="plain"
        size="small"
        icon={<UserIcon size={20} />}
        aria-expanded={isOpen}
        aria-controls={popoverId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <VisuallyHidden>{t('frame_account_menu', { name: '' })}</VisuallyHidden>
        <span className={css.name}>{name}</span>
        <DownIcon size={16} />
      </Button>
      <div id={popoverId} className={css.popover} hidden={!isOpen} onClickCapture={closeOnChoice}>
        <AccountRows accounts={accounts} renderLink={renderLink} />
        <LogOutButton
          isForAll={entries.length > 1}
          unsent={accounts.unsent ?? 0}
          onLogOut={onLogOut}
        />
      </div>
    </div>
  );
}
