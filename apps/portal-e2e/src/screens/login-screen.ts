import type { Locator, Page } from '@playwright/test';

export class LoginScreen {
  readonly heading: Locator;
  readonly failureDialog: Locator;
  readonly errorBox: Locator;

  constructor(private readonly page: Page) {
    this.heading = page.getByRole('heading', { level: 1, name: 'Zählerstand melden' });
    this.failureDialog = page.getByRole('dialog');
    this.errorBox = page.getByText('Bitte prüfen Sie Ihre Anmeldedaten.');
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await this.heading.waitFor();
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.page.getByLabel('Benutzername').fill(username);
    await this.page.getByLabel('Passwort', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  }

  async logInAsDemoCustomer(): Promise<void> {
    await this.logIn('demo-kunde', 'demo-kunde');
  }

  async openAsDemoCustomer(path: string): Promise<void> {
    await this.open(path);
    await this.logInAsDemoCustomer();
  }
}
