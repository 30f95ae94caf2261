import { Icon, type IconProps } from '../Icon/Icon';

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4.5M10 6l-6 6 6 6" />
    </Icon>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16v14H4z" />
      <path d="M4 10.5h16M8.5 3.5V8M15.5 3.5V8" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 8h12v12H8z" />
      <path d="M16 5V4H4v12h1" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4 20h16" />
    </Icon>
  );
}

export function TableIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h18v14H3z" />
      <path d="M3 10h18M3 14.5h18M9 5v14" />
    </Icon>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M20 4l-9.5 9.5" />
      <path d="M18 14v6H4V6h6" />
    </Icon>
  );
}

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  );
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8v.5" />
      <path d="M12 16.8v.2" />
    </Icon>
  );
}

export function LeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 9.5c2.4-2.2 5.3-3.3 8.5-3.3s6.1 1.1 8.5 3.3M7 13.3c1.4-1.2 3.1-1.9 5-1.9s3.6.7 5 1.9" />
      <circle cx="12" cy="17.5" r="1.2" />
      <path d="M4 20 20 4" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 9V4h10v5" />
      <path d="M7 17H4V9h16v8h-3" />
      <path d="M7 14h10v6H7z" />
    </Icon>
  );
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.3" />
      <path d="M20 4v5.5h-5.5" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </Icon>
  );
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5 21 12 4 19l2.5-7z" />
      <path d="M6.5 12H13" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="6" cy="12" r="2.5" />
      <circle cx="18" cy="6" r="2.5" />
      <circle cx="18" cy="18" r="2.5" />
      <path d="m8.5 11 7-3.7M8.5 13l7 3.7" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13" />
      <path d="M10.5 11v5M13.5 11v5" />
    </Icon>
  );
}
