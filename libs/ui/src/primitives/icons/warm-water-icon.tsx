import { Icon, type IconProps } from '../Icon/Icon';

export function WarmWaterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 4.5c3 3.6 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.9 5-9.5z" />
      <path d="M18.5 5.5c2 2.2-2 4.1 0 6.5s-2 4.1 0 6.5" />
    </Icon>
  );
}
