import { render, screen } from '@testing-library/react';
import { ServerText } from './ServerText';

test('the text is there once what reads it has come', async () => {
  render(<ServerText text="**a**" level={2} />);
  expect((await screen.findByText('a')).tagName).toBe('STRONG');
});
