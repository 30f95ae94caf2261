import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '../../texts/use-texts';
import { render, screen } from '@testing-library/react';
import { ServerText } from './ServerText';

test('the text is formatted once the Markdown reader is loaded', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  render(
    <TextsProvider texts={texts}>
      <ServerText text="**a**" level={2} />
    </TextsProvider>,
  );
  expect((await screen.findByText('a')).tagName).toBe('STRONG');
});

test('the text is shown unformatted if the Markdown reader cannot be loaded', async () => {
  // A reader that was loaded once stays loaded, so every module is a new one here.
  jest.resetModules();
  jest.doMock('../../primitives/Markdown/Markdown', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const later = {
    ...(await import('@testing-library/react/pure')),
    ...(await import('../../texts/use-texts')),
    ...(await import('./ServerText')),
  };
  const texts = await createTexts({ language: 'de', translations: {} });
  later.render(
    <later.TextsProvider texts={texts}>
      <later.ServerText text={'**a**\nb'} level={2} />
    </later.TextsProvider>,
  );
  expect(await later.screen.findByText(/\*\*a\*\*/)).toBeVisible();
});
