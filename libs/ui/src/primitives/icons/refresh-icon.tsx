import { Icon, type IconProps } from '../Icon/Icon';

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3" />
      <path d="M20 4v5.5h-5.5" />
    </Icon>
  );
}
