import type { FrameLocator, Locator, Page } from '@playwright/test';

export const WIZARD_PATH = '/ablesung-ohne-zugang';

export const CONTACT = {
  Vorname: 'Jürgen',
  Nachname: 'Weißmüller',
  Straße: 'Bürgermeister-Schröder-Straße',
  Hausnummer: '102a',
  Postleitzahl: '39999',
  Ort: 'Neuenbrück',
};

/** The form for a reading without a login, on its own page or in an element. */
export class WizardForm {
  constructor(private readonly page: Page | FrameLocator | Locator) {}

  heading = (name: string) => this.page.getByRole('heading', { level: 1, name, exact: true });
  button = (name: string) => this.page.getByRole('button', { name, exact: true });
  field = (name: string) => this.page.getByRole('textbox', { name });
  get openPoints() {
    return this.page.getByText('Noch offen', { exact: true }).locator('..').getByRole('link');
  }
  get number() {
    return this.field('Zählernummer');
  }
  get consent() {
    return this.page.getByRole('checkbox');
  }
  get keepContact() {
    return this.page.getByRole('checkbox', {
      name: /^Meine Kontaktdaten für den nächsten Zähler behalten/,
    });
  }
  get slip() {
    return this.page.getByRole('article', { name: 'Nachweis' });
  }

  /** The state of each receipt by mail. */
  get mails() {
    return this.page.getByRole('region', { name: 'Quittung per E-Mail' });
  }

  async enterMeter(meterNumber: string): Promise<void> {
    await this.number.fill(meterNumber);
    await this.button('Weiter zum Stand').click();
    await this.heading('Zählerstand').waitFor();
  }

  async enterReading(rate: string, integer: string): Promise<void> {
    const counter = this.page.getByRole('group', { name: rate, exact: true });
    await counter.getByRole('textbox', { name: /Vor dem Komma/ }).fill(integer);
  }

  async enterContact(): Promise<void> {
    for (const [name, text] of Object.entries(CONTACT)) {
      await this.page.getByRole('textbox', { name, exact: true }).fill(text);
    }
  }

  async send(): Promise<void> {
    await this.consent.check();
    await this.button('Zählerstand senden').click();
    await this.heading('Zählerstand gesendet').waitFor();
  }

  /** Goes on to another meter with the contact of the one that was just sent. */
  async startAnother(): Promise<void> {
    await this.keepContact.check();
    await this.button('Weiteren Zähler melden').click();
    await this.heading('Zählerstand ohne Zugang melden').waitFor();
  }

  /** Fills in all steps up to the summary, with a gas meter. */
  async enterAll(): Promise<void> {
    await this.enterMeter('7ELS0098127734');
    await this.enterReading('Verbrauch', '13210');
    await this.button('Weiter zum Kontakt').click();
    await this.enterContact();
    await this.button('Weiter zur Prüfung').click();
    await this.heading('Prüfen und senden').waitFor();
  }
}

/** The wizard on its own page of the portal. */
export class Wizard extends WizardForm {
  constructor(private readonly tab: Page) {
    super(tab);
  }

  async open(): Promise<void> {
    await this.tab.goto(WIZARD_PATH);
    await this.heading('Zählerstand ohne Zugang melden').waitFor();
  }
}
