import { Icon, type IconProps } from '../Icon/Icon';

export function QrIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z" />
      <path d="M14 14h2.5v2.5M20 14v2M14 20h2M19 20h1M17.5 17.5H20" />
    </Icon>
  );
}
