import { Icon, type IconProps } from '../Icon/Icon';

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 3h14v18l-2.3-1.7L14.3 21 12 19.3 9.7 21l-2.4-1.7L5 21z" />
      <path d="M9 8h6M9 12h6" />
    </Icon>
  );
}
