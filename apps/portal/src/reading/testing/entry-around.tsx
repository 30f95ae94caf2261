import 'fake-indexeddb/auto';
import type { MeterReadingConfig } from '@ablesbar/domain';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';

/** The environment of the form's hooks: store, photos and portal, without a screen. */
export async function entryAround(meterReading: Partial<MeterReadingConfig> = {}) {
  const started = await startedPortal();
  const session = { ...started.session.state(), accountIds: ['a-1'] };
  const { application } = started;
  const { config } = application;
  return workplaceAround({
    ...started,
    session: { ...started.session, state: () => session },
    application: {
      ...application,
      config: { ...config, meterReading: { ...config.meterReading, ...meterReading } },
    },
  });
}
