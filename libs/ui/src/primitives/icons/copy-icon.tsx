import { Icon, type IconProps } from '../Icon/Icon';

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 8h12v12H8z" />
      <path d="M16 5V4H4v12h1" />
    </Icon>
  );
}
