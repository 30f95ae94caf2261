import type { Page } from '@playwright/test';
import { WizardForm } from './wizard';

const NONCE = 'c2VocmdlaGVpbQ==';

export interface UtilityPage {
  /** The HTML of its body. */
  readonly body: string;
  /** Its content security policy; `NONCE` stands for the script's. */
  readonly policy?: string;
  readonly style?: string;
}

/** The website of a utility with the element, on another origin than the portal. */
export class UtilitySite {
  readonly form: WizardForm;

  constructor(
    private readonly page: Page,
    readonly portal: string,
    readonly url: string,
  ) {
    this.form = new WizardForm(page);
  }

  /** Opens the website of the demo. */
  async open(): Promise<void> {
    await this.page.goto(this.url);
    await this.form.heading('Zählerstand ohne Zugang melden').waitFor();
  }

  /** Opens a page with the given body and policy on the same origin. */
  async openPage({ body, policy, style = '' }: UtilityPage): Promise<void> {
    const script = `${this.portal}/element/ablesbar-reading.js`;
    await this.page.route(`${this.url}/probe`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: policy === undefined ? {} : { 'content-security-policy': policy },
        body: `<!doctype html><html lang="de"><head><title>Probe</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width, initial-scale=1">${style}</head>
<body><main><h1>Probe</h1>${body}</main><script nonce="${NONCE}" type="module" src="${script}"></script></body></html>`,
      }),
    );
    await this.page.goto(`${this.url}/probe`);
  }

  element = (attributes = '') =>
    `<ablesbar-reading base-url="${this.portal}" ${attributes}></ablesbar-reading>`;

  /** Allows scripts by nonce only, and no style sheets, no frames, no code made from text. */
  get strictPolicy(): string {
    return `default-src 'none'; script-src 'nonce-${NONCE}'; connect-src ${this.portal}; img-src blob: data:; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'`;
  }
}
