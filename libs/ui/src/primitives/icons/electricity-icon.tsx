import { Icon, type IconProps } from '../Icon/Icon';

export function ElectricityIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3 6 13.5h5L10 21l8-11h-5.5z" />
    </Icon>
  );
}
