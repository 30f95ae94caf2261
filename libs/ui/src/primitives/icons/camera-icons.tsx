import { Icon, type IconProps } from '../Icon/Icon';

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8h4.5L9 5h6l1.5 3H21v11H3z" />
      <circle cx="12" cy="13" r="3.5" />
    </Icon>
  );
}

export function BarcodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8V4h4M17 4h4v4M21 16v4h-4M7 20H3v-4" />
      <path d="M7 8v8M10 8v8M13 8v8M17 8v8" />
    </Icon>
  );
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5h18v14H3z" />
      <path d="m3.5 17 5.5-5.5 4 4 2.5-2.5 5 4.5" />
      <circle cx="15.5" cy="9" r="1.2" />
    </Icon>
  );
}

export function CloserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5M10.5 7.5v6M7.5 10.5h6" />
    </Icon>
  );
}

export function TorchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3h8v4l-2 3.5V21h-4V10.5L8 7z" />
      <path d="M8 7h8M12 13v2.5" />
    </Icon>
  );
}
