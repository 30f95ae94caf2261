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
  jest.resetModules();
  jest.doMock('../Markdown/Markdown', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const later = await import('./ServerText');
  render(<later.ServerText text={'**a**\nb'} level={2} />);
  expect(await screen.findByText(/\*\*a\*\*/)).toBeVisible();
});
