import { Icon, type IconProps } from '../Icon/Icon';
import * as css from '../Icon/Icon.css';

export function DoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8L16 9.7" />
    </Icon>
  );
}

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z" />
      <path className={css.glyph} strokeWidth="2" d="M12 7.5v5.5M12 16.4v.1" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="M12 4 21.5 20h-19z" />
      <path className={css.glyph} strokeWidth="2" d="M12 10v4.5M12 17.1v.1" />
    </Icon>
  );
}
