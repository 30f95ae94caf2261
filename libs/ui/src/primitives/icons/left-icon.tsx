import { Icon, type IconProps } from '../Icon/Icon';

export function LeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  );
}
