import { Icon, type IconProps } from '../Icon/Icon';

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5v14M4.5 8.5 8 5l3.5 3.5M16 19V5M12.5 15.5 16 19l3.5-3.5" />
    </Icon>
  );
}
