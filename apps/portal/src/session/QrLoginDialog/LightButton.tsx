import { useState } from 'react';
import { Button, TorchIcon, useTexts } from '@ablesbar/ui';

/** The camera's own light; shown only where the camera has one. */
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
      // A light that refuses stays as it is; the picture shows it.
      onClick={() => void toggle().catch(() => undefined)}
    >
      {t('login_qrcode_torch_action')}
    </Button>
  );
}
