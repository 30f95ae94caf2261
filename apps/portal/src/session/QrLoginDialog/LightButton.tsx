import { useState } from 'react';
import { Button, TorchIcon, useTexts } from '@ablesbar/ui';

/** Switches the camera's light; shown only if the camera has one. */
export function LightButton({ light }: { light: (isOn: boolean) => Promise<void> }) {
  const { t } = useTexts();
  const [isOn, setIsOn] = useState(false);
  const toggle = async () => {
    await light(!isOn);
    setIsOn(!isOn);
  };
  return (
    <Button
      icon={<TorchIcon size={20} />}
      aria-pressed={isOn}
      // If switching fails, the button keeps its state; the user sees it in the picture.
      onClick={() => void toggle().catch(() => undefined)}
    >
      {t('login_qrcode_torch_action')}
    </Button>
  );
}
