import { Icon, type IconProps } from '../Icon/Icon';

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4.5M10 6l-6 6 6 6" />
    </Icon>
  );
}
