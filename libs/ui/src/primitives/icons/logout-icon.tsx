import { Icon, type IconProps } from '../Icon/Icon';

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4H4v16h6" />
      <path d="M9 12h11M16 7.5l4.5 4.5-4.5 4.5" />
    </Icon>
  );
}
