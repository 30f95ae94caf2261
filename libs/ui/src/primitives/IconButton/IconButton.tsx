import type { ReactNode } from 'react';
import * as css from './IconButton.css';

export interface IconButtonProps {
  /** Names the thing it acts on: 'Menü schließen'. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  /** Stands beside a field and is as high as it. */
  readonly framed?: boolean;
  readonly disabled?: boolean;
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
