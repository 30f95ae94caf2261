import { expect, type BrowserContext } from '@playwright/test';

/** Fails any journey in which a page breaks its content security policy. */
export function watchPolicy(context: BrowserContext): { expectKept(): void } {
  const broken: string[] = [];
  // The browser reports each violation on its console.
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted(?:HTML|Script)/.test(message.text())) {
      broken.push(`${message.text()} (${message.page()?.url()})`);
    }
  });
  return { expectKept: () => expect(broken).toEqual([]) };
}
