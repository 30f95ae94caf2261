import { glyph } from './glyph.css';
import { Icon, type IconProps } from '../Icon/Icon';

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="M12 4 21.5 20h-19z" />
      <path className={glyph} strokeWidth="2" d="M12 10v4.5M12 17.1v.1" />
    </Icon>
  );
}
