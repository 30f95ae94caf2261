import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Button } from '../../primitives/Button/Button';
import { DownIcon } from '../../primitives/icons/down-icon';
import { UserIcon } from '../../primitives/icons/user-icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden';
import { useTexts } from '../../texts/use-texts';
import { LogOutButton } from '../LogOutButton/LogOutButton';
import * as css from './AccountMenu.css';

export interface Account {
  readonly name: string;
  readonly onLogOut: () => void;
}

/** Who is logged in, and the way out. */
export function AccountMenu({ name, onLogOut }: Account) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const popoverId = useId();

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (!anchor.current?.contains(event.relatedTarget)) setIsOpen(false);
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
      <div id={popoverId} className={css.popover} hidden={!isOpen}>
        <p className={css.title}>{t('session_accounts_title')}</p>
        <LogOutButton onLogOut={onLogOut} />
      </div>
    </div>
  );
}
