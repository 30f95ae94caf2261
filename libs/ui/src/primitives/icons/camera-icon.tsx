import { Icon, type IconProps } from '../Icon/Icon';

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8h4.5L9 5h6l1.5 3H21v11H3z" />
      <circle cx="12" cy="13" r="3.5" />
    </Icon>
  );
}
