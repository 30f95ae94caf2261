import { Icon, type IconProps } from '../Icon/Icon';

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h18v14H3z" />
      <path d="M3 10h18M3 14.5h18M9 5v14" />
    </Icon>
  );
}
