import { Icon, type IconProps } from '../Icon/Icon';

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5 21 12 4 19l2.5-7z" />
      <path d="M6.5 12H13" />
    </Icon>
  );
}
