import type { ReactNode } from 'react';
import * as css from './IconButton.css';

export interface IconButtonProps {
  /** Names the thing that the button acts on: 'Menü schließen'. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** For a button beside a field: it is as high as the field. */
  readonly framed?: boolean;
  readonly disabled?: boolean;
  /** It does nothing at present, but keeps the focus. */
  readonly 'aria-disabled'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-controls'?: string;
  readonly 'aria-pressed'?: boolean;
}

export function IconButton({
  label,
  icon,
  onClick,
  framed = false,
  disabled = false,
  ...aria
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={framed ? css.framed : css.button}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      {...aria}
    >
      {icon}
    </button>
  );
}
