import { screen } from '@testing-library/react';
import { renderWithTexts } from '../../testing';
import { Page } from '../Page/Page';
import { SkipLink } from './SkipLink';

test('moves the focus to the content of the page', async () => {
  await renderWithTexts(
    <>
      <SkipLink />
      <Page>Inhalt</Page>
    </>,
  );
  const target = screen.getByRole('link', { name: 'Zum Inhalt' }).getAttribute('href');
  expect(screen.getByRole('main')).toHaveAttribute('id', target?.slice(1));
});
