import { Icon, type IconProps } from '../Icon/Icon';

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 20.5V4h10v16.5M15 10h4v10.5M3 20.5h18" />
      <path d="M8.5 8h3M8.5 12h3M8.5 16h3" />
    </Icon>
  );
}
