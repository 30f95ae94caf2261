import { Icon, type IconProps } from '../Icon/Icon';

export function ReadingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7h18v10H3z" />
      <path d="M9 7v10M15 7v10" />
    </Icon>
  );
}
