import { Icon, type IconProps } from '../Icon/Icon';

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="18" cy="6" r="2.5" />
      <circle cx="18" cy="18" r="2.5" />
      <path d="m8.5 11 7-3.7M8.5 13l7 3.7" />
    </Icon>
  );
}
