import { Icon, type IconProps } from '../Icon/Icon';

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8v.5" />
      <path d="M12 16.8v.2" />
    </Icon>
  );
}
