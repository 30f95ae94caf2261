import { Icon, type IconProps } from '../Icon/Icon';

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.5-4.5 3.5-6 8-6s7.5 1.5 8 6" />
    </Icon>
  );
}
