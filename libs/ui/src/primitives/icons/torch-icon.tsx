import { Icon, type IconProps } from '../Icon/Icon';

export function TorchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3h8v4l-2 3.5V21h-4V10.5L8 7z" />
      <path d="M8 7h8M12 13v2.5" />
    </Icon>
  );
}
