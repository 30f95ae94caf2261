import { Icon, type IconProps } from '../Icon/Icon';

export function HeatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16v11H4z" />
      <path d="M8 6v11M12 6v11M16 6v11M6 17v3M18 17v3" />
    </Icon>
  );
}
