import { Icon, type IconProps } from '../Icon/Icon';

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16v14H4z" />
      <path d="M4 10.5h16M8.5 3.5V8M15.5 3.5V8" />
    </Icon>
  );
}
