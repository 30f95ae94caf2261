import { Icon, type IconProps } from '../Icon/Icon';

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 4H9l1.8 5-2.5 1.8a12 12 0 0 0 4.9 4.9L15 13.2l5 1.8v4.5c0 .8-.6 1-1.5 1C10.5 20 4 13.5 3.5 5.5c0-.9.2-1.5 1-1.5z" />
    </Icon>
  );
}
