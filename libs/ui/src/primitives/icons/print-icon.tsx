import { Icon, type IconProps } from '../Icon/Icon';

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V4h10v5" />
      <path d="M7 17H4V9h16v8h-3" />
      <path d="M7 14h10v6H7z" />
    </Icon>
  );
}
