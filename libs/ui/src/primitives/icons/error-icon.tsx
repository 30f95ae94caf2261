import { glyph } from './glyph.css';
import { Icon, type IconProps } from '../Icon/Icon';

export function ErrorIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z" />
      <path className={glyph} strokeWidth="2" d="M12 7.5v5.5M12 16.4v.1" />
    </Icon>
  );
}
