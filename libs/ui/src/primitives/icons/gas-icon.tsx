import { Icon, type IconProps } from '../Icon/Icon';

export function GasIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 3c0 4.5 5.5 6 5.5 11.5a6 6 0 0 1-12 0c0-3 1.8-4.5 2.5-7 1.5.8 2 2 2 3.5 1.5-1.5 2.5-4.5 2-8z" />
      <path d="M12 15.5v2.5" />
    </Icon>
  );
}
