import { Icon, type IconProps } from '../Icon/Icon';

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h18v14H3z" />
      <path d="m3.5 17 5.5-5.5 4 4 2.5-2.5 5 4.5" />
      <circle cx="15.5" cy="9" r="1.2" />
    </Icon>
  );
}
