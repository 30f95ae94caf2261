import { Icon, type IconProps } from '../Icon/Icon';

export function LanguageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18z" />
    </Icon>
  );
}
