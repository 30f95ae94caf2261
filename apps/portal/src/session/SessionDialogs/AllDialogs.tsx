import { AddAccountDialog } from '../AddAccountDialog/AddAccountDialog';
import { AskedDialog } from '../AskedDialog/AskedDialog';
import { LeavingDialog } from '../LeavingDialog/LeavingDialog';

/** The last one stands over the others: a code scanned to add an account may be asked about. */
export function AllDialogs() {
  return (
    <>
      <AddAccountDialog />
      <LeavingDialog />
      <AskedDialog />
    </>
  );
}
