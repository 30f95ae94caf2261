import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/Button/Button';

export interface CameraSwitchProps {
  readonly children: string;
  readonly icon: ReactNode;
  readonly turn: (isOn: boolean) => Promise<void>;
}

/** Switches something of the camera on or off: its light, or a closer picture. */
export function CameraSwitch({ children, icon, turn }: CameraSwitchProps) {
  const [isOn, setIsOn] = useState(false);
  const toggle = async () => {
    await turn(!isOn);
    setIsOn(!isOn);
  };
  return (
    <Button
      icon={icon}
      aria-pressed={isOn}
      // If switching fails, the button keeps its state; the user sees it in the picture.
      onClick={() => void toggle().catch(() => undefined)}
    >
      {children}
    </Button>
  );
}
