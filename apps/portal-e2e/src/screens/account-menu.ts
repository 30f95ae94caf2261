import type { Locator, Page } from '@playwright/test';

/** The accounts that are logged in: in the bar on a wide screen, in the menu on a phone. */
export class AccountMenu {
  readonly unsentDialog: Locator;
  readonly linkDialog: Locator;
  private readonly opener: Locator;

  constructor(private readonly page: Page) {
    this.opener = page
      .getByRole('button', { name: /^Zugang: / })
      .or(page.getByRole('button', { name: 'Menü öffnen' }))
      .filter({ visible: true });
    this.unsentDialog = page.getByRole('dialog', { name: 'Abmelden, bevor alles gesendet ist?' });
    this.linkDialog = page.getByRole('dialog', { name: /anmelden\?$/ });
  }

  async open(): Promise<void> {
    await this.opener.click();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.opener.and(this.page.locator('[aria-expanded="false"]')).waitFor();
  }

  account(name: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: name, visible: true });
  }

  private button(name: string | RegExp): Locator {
    // The home screen has some of these buttons, too.
    const bar = this.page.getByRole('banner');
    return bar.getByRole('button', { name }).filter({ visible: true });
  }

  async logOut(): Promise<void> {
    await this.open();
    await this.button(/^(Abmelden|Alle abmelden)/).click();
  }

  async remove(name: string): Promise<void> {
    await this.open();
    await this.button(`${name} abmelden`).click();
  }

  /** Logs in another account with the dialog of the menu. */
  async add(username: string, password = username): Promise<void> {
    await this.open();
    await this.button('Weiteren Zugang anmelden').click();
    const dialog = this.page.getByRole('dialog', { name: 'Weiteren Zugang anmelden' });
    await dialog.getByLabel('Benutzername').fill(username);
    await dialog.getByLabel('Passwort', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
