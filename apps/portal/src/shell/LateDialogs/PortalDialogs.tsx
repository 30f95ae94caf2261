import type { Updates } from '../../base/leaving';
import { OfflineDialog } from '../OfflineDialog/OfflineDialog';
import { UpdateDialog } from '../UpdateDialog/UpdateDialog';

export function PortalDialogs({ updates }: { updates: Updates }) {
  return (
    <>
      <OfflineDialog />
      <UpdateDialog updates={updates} />
    </>
  );
}
