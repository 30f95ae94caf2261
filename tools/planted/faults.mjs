import { apiClient } from './api-client.mjs';
import { i18n } from './i18n.mjs';
import { offlineQueue } from './offline-queue.mjs';
import { operator } from './operator.mjs';
import { outage } from './outage.mjs';
import { portal } from './portal.mjs';
import { server } from './server.mjs';
import { session } from './session.mjs';
import { ui } from './ui.mjs';
import { wiring } from './wiring.mjs';
import { wizard } from './wizard.mjs';

const areas = {
  wiring,
  portal,
  wizard,
  server,
  session,
  operator,
  outage,
  ui,
  'api-client': apiClient,
  'offline-queue': offlineQueue,
  i18n,
};

/** Mistakes that would harm users, each with the test that must notice it. */
export const faults = Object.entries(areas).flatMap(([area, rows]) =>
  rows.map((row) => ({ area, ...row })),
);
