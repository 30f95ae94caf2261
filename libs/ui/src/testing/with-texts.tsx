import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider } from '../texts/use-texts';

/** Renders with the formal German words. */
export async function renderWithTexts(element: ReactElement) {
  const texts = await createTexts({ language: 'de', translations: {} });
  return render(element, {
    wrapper: ({ children }) => <TextsProvider texts={texts}>{children}</TextsProvider>,
  });
}
