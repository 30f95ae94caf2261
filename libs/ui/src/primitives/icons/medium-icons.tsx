import { Icon, type IconProps } from '../Icon/Icon';

export function ElectricityIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 3 6 13.5h5L10 21l8-11h-5.5z" />
    </Icon>
  );
}

export function GasIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 3c0 4.5 5.5 6 5.5 11.5a6 6 0 0 1-12 0c0-3 1.8-4.5 2.5-7 1.5.8 2 2 2 3.5 1.5-1.5 2.5-4.5 2-8z" />
      <path d="M12 15.5v2.5" />
    </Icon>
  );
}

export function GenericMeterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m12 13.5 3-4.5M7.5 13.5h.1M9 9h.1M16.5 13.5h.1M12 7h.1" />
      <path d="M9.5 17h5" />
    </Icon>
  );
}

export function HeatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16v11H4z" />
      <path d="M8 6v11M12 6v11M16 6v11M6 17v3M18 17v3" />
    </Icon>
  );
}

export function WarmWaterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.5 4.5c3 3.6 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.9 5-9.5z" />
      <path d="M18.5 5.5c2 2.2-2 4.1 0 6.5s-2 4.1 0 6.5" />
    </Icon>
  );
}

export function WaterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5c3.6 4 6 7.2 6 10.5a6 6 0 0 1-12 0c0-3.3 2.4-6.5 6-10.5z" />
    </Icon>
  );
}
