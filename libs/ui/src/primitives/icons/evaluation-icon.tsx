import { Icon, type IconProps } from '../Icon/Icon';

export function EvaluationIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h16" />
      <path d="M6.5 17v-4M12 17V6M17.5 17V9.5" />
    </Icon>
  );
}
