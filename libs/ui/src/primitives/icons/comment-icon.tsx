import { Icon, type IconProps } from '../Icon/Icon';

export function CommentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11h-8l-4.5 4v-4H4z" />
      <path d="M8 10.5h8" />
    </Icon>
  );
}
