import { Icon, type IconProps } from '../Icon/Icon';

export function WaterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5c3.6 4 6 7.2 6 10.5a6 6 0 0 1-12 0c0-3.3 2.4-6.5 6-10.5z" />
    </Icon>
  );
}
