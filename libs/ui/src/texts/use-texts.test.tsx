import { act, render, screen } from '@testing-library/react';
import { createTexts } from '@ablesbar/i18n';
import { TextsProvider, useTexts } from './use-texts';

function Loading() {
  const { t, htmlLang } = useTexts();
  return <p lang={htmlLang}>{t('frame_back_link')}</p>;
}

test('everything below follows a change of language', async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  render(
    <TextsProvider texts={texts}>
      <Loading />
    </TextsProvider>,
  );
  expect(screen.getByText('zurück')).toHaveAttribute('lang', 'de');
  await act(() => texts.use('en'));
  expect(screen.queryByText('zurück')).not.toBeInTheDocument();
  expect(screen.getByText(/./)).toHaveAttribute('lang', 'en');
});

test("the server's words for the language that is already shown are followed, too", async () => {
  const texts = await createTexts({ language: 'de', translations: {} });
  render(
    <TextsProvider texts={texts}>
      <Loading />
    </TextsProvider>,
  );
  texts.addTranslations({ de: { frame_back_link: 'retour' } });
  await act(() => texts.use('de'));
  expect(screen.getByText('retour')).toBeInTheDocument();
});
