import { useLayoutEffect, type ReactNode } from 'react';
import type { Texts } from '@ablesbar/i18n';
import { applyBrand, TextsProvider } from '@ablesbar/ui';

export interface HouseProps {
  readonly texts: Texts;
  readonly theme: 'light' | 'dark';
  readonly themeColor: string;
  readonly children: ReactNode;
}

/** Around every story: the theme, the utility's colour and the words, as an app would give them. */
export function House({ texts, theme, themeColor, children }: HouseProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = texts.htmlLang;
    return applyBrand(document.documentElement, themeColor);
  }, [texts, theme, themeColor]);
  return <TextsProvider texts={texts}>{children}</TextsProvider>;
}
