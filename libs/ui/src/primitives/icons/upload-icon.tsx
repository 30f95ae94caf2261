import { Icon, type IconProps } from '../Icon/Icon';

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4 20h16" />
    </Icon>
  );
}
