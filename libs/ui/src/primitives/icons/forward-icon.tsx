import { Icon, type IconProps } from '../Icon/Icon';

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  );
}
