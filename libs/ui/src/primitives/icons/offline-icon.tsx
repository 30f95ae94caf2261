import { Icon, type IconProps } from '../Icon/Icon';

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9.5c2.4-2.2 5.3-3.3 8.5-3.3s6.1 1.1 8.5 3.3M7 13.3c1.4-1.2 3.1-1.9 5-1.9s3.6.7 5 1.9" />
      <circle cx="12" cy="17.5" r="1.2" />
      <path d="M4 20 20 4" />
    </Icon>
  );
}
