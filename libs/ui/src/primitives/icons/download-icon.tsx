import { Icon, type IconProps } from '../Icon/Icon';

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16" />
    </Icon>
  );
}
