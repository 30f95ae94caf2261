/** @jest-environment jsdom */
import '@vanilla-extract/css/disableRuntimeStyles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DEMO_DESIGN } from '@ablesbar/api-client/testing';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '@ablesbar/ui';
import type { ElementVersion } from './design-files';
import { designerWords } from './designer-words';
import { GivenFiles } from './GivenFiles';

const words = designerWords('de');
const version = {
  src: '/element/versions/ablesbar-reading-1.js',
  integrity: `sha384-${'a'.repeat(64)}`,
};

async function ask(answer: ElementVersion | null) {
  const texts = await createTexts({ language: 'de', translations: {} });
  const files = (host: string) => (
    <TextsProvider texts={texts}>
      <GivenFiles
        design={{ ...DEMO_DESIGN, host }}
        words={words}
        demo={{ application: {}, manifest: {} }}
        askVersion={() => Promise.resolve(answer)}
      />
    </TextsProvider>
  );
  const { rerender } = render(files('one.example'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: words.askVersion })));
  return { moveTo: (host: string) => rerender(files(host)) };
}

const fixed = () => screen.queryByRole('region', { name: words.fixed })?.textContent ?? '';

test('the portal names one version, which another portal may not have', async () => {
  const { moveTo } = await ask(version);
  expect(fixed()).toContain('src="https://one.example/element/versions/ablesbar-reading-1.js"');
  expect(fixed()).toContain(version.integrity);
  moveTo('two.example');
  expect(fixed()).toBe('');
});

test('a screen reader hears that the version has come', async () => {
  await ask(version);
  expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(words.hasVersion);
});

test('a portal that names none is told with the address to look at', async () => {
  await ask(null);
  expect(fixed()).toBe('');
  expect(screen.getByText(/https:\/\/one\.example\/element\/ablesbar-reading\.json/)).toBeTruthy();
});
