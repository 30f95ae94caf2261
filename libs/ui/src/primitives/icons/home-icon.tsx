import { Icon, type IconProps } from '../Icon/Icon';

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10.5 12 4l8 6.5V20h-5.5v-6h-5v6H4z" />
    </Icon>
  );
}
