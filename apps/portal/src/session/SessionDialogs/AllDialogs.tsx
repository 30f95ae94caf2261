import { AddAccountDialog } from '../AddAccountDialog/AddAccountDialog';
import { AskedDialog } from '../AskedDialog/AskedDialog';
import { LeavingDialog } from '../LeavingDialog/LeavingDialog';

/** The last dialog opens on top: scanning a code while adding an account may lead to a question. */
export function AllDialogs() {
  return (
    <>
      <AddAccountDialog />
      <LeavingDialog />
      <AskedDialog />
    </>
  );
}
