import { Icon, type IconProps } from '../Icon/Icon';

export function GenericMeterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m12 13.5 3-4.5M7.5 13.5h.1M9 9h.1M16.5 13.5h.1M12 7h.1" />
      <path d="M9.5 17h5" />
    </Icon>
  );
}
