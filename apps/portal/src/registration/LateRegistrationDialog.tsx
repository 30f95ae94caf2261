import { lazy, Suspense } from 'react';
import { useAppSelector } from '../base/store';

const RegistrationDialog = lazy(async () => ({
  default: (await import('./RegistrationDialog/RegistrationDialog')).RegistrationDialog,
}));

/** Few accounts ever see the dialog; the others do not load it. */
export function LateRegistrationDialog() {
  const isOpen = useAppSelector((state) => state.registration.isDialogOpen);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <RegistrationDialog />
      </Suspense>
    )
  );
}
