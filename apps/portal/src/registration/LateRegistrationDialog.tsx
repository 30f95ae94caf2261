import { lazyDialog } from '../base/lazy-dialog';
import { useAppDispatch, useAppSelector } from '../base/store';
import { dialogClosed } from './registration.slice';

const RegistrationDialog = lazyDialog(
  async () => (await import('./RegistrationDialog/RegistrationDialog')).RegistrationDialog,
);

/** Few accounts ever see the dialog; the others do not load it. */
export function LateRegistrationDialog() {
  const isOpen = useAppSelector((state) => state.registration.isDialogOpen);
  const dispatch = useAppDispatch();
  return isOpen && <RegistrationDialog onClose={() => dispatch(dialogClosed())} />;
}
