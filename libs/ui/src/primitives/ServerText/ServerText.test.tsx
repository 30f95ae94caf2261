import { render, screen } from '@testing-library/react';
import { ServerText } from './ServerText';

test('the text is there once what reads it has come', async () => {
  render(<ServerText text="**a**" level={2} />);
  expect((await screen.findByText('a')).tagName).toBe('STRONG');
});

test('where what reads it cannot be had, the words are there all the same', async () => {
  jest.resetModules();
  jest.doMock('../Markdown/Markdown', () => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const later = await import('./ServerText');
  render(<later.ServerText text={'**a**\nb'} level={2} />);
  expect(await screen.findByText(/\*\*a\*\*/)).toBeVisible();
});
