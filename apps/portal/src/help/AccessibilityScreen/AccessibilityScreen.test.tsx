import { render, screen } from '@testing-library/react';
import { aConfig } from '@ablesbar/domain/testing';
import { TextsProvider } from '@ablesbar/ui';
import { startedPortal } from '../../app/testing/started-portal';
import { PortalContext } from '../../base/portal';
import { AccessibilityScreen } from './AccessibilityScreen';

const IMPRINT = 'Die Adresse steht im Impressum.';

test.each([
  { says: 'of a utility with an imprint', name: 'SW', url: 'https://sw.example', hasImprint: true },
  { says: 'of one without', name: 'SW', url: null, hasImprint: false },
  { says: 'of one without a name', name: '', url: null, hasImprint: false },
])('the statement $says has whole sentences', async ({ name, url, hasImprint }) => {
  const started = await startedPortal();
  const config = aConfig({ legal: { imprint: { url } } });
  const portal = { ...started, application: { ...started.application, name, config } };
  render(
    <PortalContext value={portal}>
      <TextsProvider texts={portal.texts}>
        <AccessibilityScreen />
      </TextsProvider>
    </PortalContext>,
  );
  const text = screen.getByRole('main').textContent;
  expect(text).toContain('Dieses Portal soll jeder benutzen können');
  expect(text).toContain('Schreiben Sie Ihrem Versorger, oder rufen Sie ihn an.');
  expect(text.includes(IMPRINT)).toBe(hasImprint);
});
