import { Icon, type IconProps } from '../Icon/Icon';

export function DoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.3 2.8 2.8L16 9.7" />
    </Icon>
  );
}
