import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { JOBS_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';

/** A user who follows an old link is told why the list is shown instead. */
export function NotAllowed() {
  const { notices } = usePortal();
  useEffect(() => {
    notices.show({
      type: 'error',
      title: 'unlisted_not_allowed_title',
      message: 'unlisted_not_allowed_text',
    });
  }, [notices]);
  return <Navigate to={JOBS_PATH} replace />;
}
