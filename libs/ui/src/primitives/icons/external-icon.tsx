import { Icon, type IconProps } from '../Icon/Icon';

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M20 4l-9.5 9.5" />
      <path d="M18 14v6H4V6h6" />
    </Icon>
  );
}
