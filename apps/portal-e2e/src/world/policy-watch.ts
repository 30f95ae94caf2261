import { expect, type BrowserContext } from '@playwright/test';

/** Whatever a journey is about: no page of it may do what the policy of the page forbids. */
export function watchPolicy(context: BrowserContext): { expectKept(): void } {
  const broken: string[] = [];
  // The browser says so itself.
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted(?:HTML|Script)/.test(message.text())) {
      broken.push(`${message.text()} (${message.page()?.url()})`);
    }
  });
  return { expectKept: () => expect(broken).toEqual([]) };
}
