import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { usePortal } from '../base/portal';
import { useAddress } from '../base/address';

/** Runs React Router on the portal's own address. */
export function Routed({ children }: { children: ReactNode }) {
  const { address } = usePortal();
  const location = useAddress();
  return (
    <Router location={location} navigator={address}>
      {children}
    </Router>
  );
}
