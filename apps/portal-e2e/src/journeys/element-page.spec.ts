import { UtilitySite } from '../screens/utility-site';
import { WizardForm } from '../screens/wizard';
import { expectAccessible } from '../world/accessibility';
import { expect, test as base } from '../world/test';

const test = base.extend<{ readonly site: UtilitySite }>({
  site: async ({ page, server }, use) => use(new UtilitySite(page, server.origin, server.site)),
});

const HOSTILE = `<style>
html { font-size: 7px !important; }
* { font: italic 31px/3 fantasy !important; color: lime !important; letter-spacing: 9px !important; text-transform: uppercase !important; text-align: right !important; white-space: pre !important; word-spacing: 20px !important; visibility: inherit; cursor: wait !important; background: hotpink; box-sizing: content-box !important; }
h1, h2, p, label, input, button, div, section, form { display: inline !important; margin: 40px !important; padding: 30px !important; border: 9px dotted red !important; float: left !important; position: absolute !important; width: 900px !important; }
</style>`;

test("a page's own style sheet does not change the element", async ({ site }) => {
  const lookOf = async (style: string) => {
    await site.openPage({ style, body: site.element() });
    await site.form.number.waitFor();
    const look = (element: Element) => {
      const { color, fontFamily, fontSize, fontStyle, letterSpacing, textTransform, margin } =
        getComputedStyle(element);
      const { height } = element.getBoundingClientRect();
      return {
        color,
        fontFamily,
        fontSize,
        fontStyle,
        letterSpacing,
        textTransform,
        margin,
        height,
      };
    };
    return [
      await site.form.heading('Zählerstand ohne Zugang melden').evaluate(look),
      await site.form.number.evaluate(look),
      await site.form.button('Weiter zum Stand').evaluate(look),
    ];
  };
  // The page may set the width of the element itself, so the comparison uses a fixed width.
  const width = '<style>body, main { margin: 0 } ablesbar-reading { width: 300px }</style>';
  const plain = await lookOf(width);
  expect(await lookOf(HOSTILE + width)).toEqual(plain);
});

test('at 320 px the element does not scroll sideways', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await site.open();
  await expectAccessible(page);
  await site.form.enterAll();
  await expectAccessible(page);
});

test('the element follows the language, theme and tokens of its page', async ({ page, site }) => {
  await site.openPage({
    body: site.element('lang="en"'),
    style:
      '<style>ablesbar-reading { --ablesbar-brand: #0a1f44; --ablesbar-radius: 14px; --ablesbar-text-size: 20px }</style>',
  });
  const element = page.locator('ablesbar-reading');
  const next = page.getByRole('button', { name: 'Continue to the reading' });
  await expect(page.getByRole('textbox', { name: 'Meter number' })).toHaveCSS('font-size', '20px');
  await expect(next).toHaveCSS('border-radius', '14px');
  await page.getByRole('textbox', { name: 'Meter number' }).fill('7ELS0098127734');
  await expect(next).toHaveCSS('background-color', 'rgb(10, 31, 68)');
  await element.evaluate((reading) => reading.setAttribute('theme', 'dark'));
  await expectAccessible(page);
  await element.evaluate((reading) => reading.setAttribute('lang', 'de'));
  await expect(site.form.number).toHaveValue('7ELS0098127734');
  await expect(site.form.button('Weiter zum Stand')).toBeVisible();
});

test(
  'the element follows its page while it is open: a class, a late style sheet, any colour',
  { tag: '@engines' },
  async ({ page, site }) => {
    await site.openPage({
      body: site.element('meter-number="7ELS0098127734" heading-level="3"'),
      style: `<style>
        body { --ablesbar-brand: navy; color-scheme: light }
        body.evening { --ablesbar-brand: oklch(0.45 0.12 150); --ablesbar-text-size: 20px; color-scheme: dark }
      </style>`,
    });
    const { form } = site;
    const next = form.button('Weiter zum Stand');
    await expect(form.number).toHaveValue('7ELS0098127734');
    await expect(form.heading('Zählerstand ohne Zugang melden')).toHaveAttribute('aria-level', '3');
    await expect(next).toHaveCSS('background-color', 'rgb(0, 0, 128)');
    await page.evaluate(() => document.body.classList.add('evening'));
    await expect(page.locator('ablesbar-reading')).toHaveAttribute('data-theme', 'dark');
    await expect(next).toHaveCSS('background-color', 'rgb(27, 113, 56)');
    await expect(form.number).toHaveCSS('font-size', '20px');
    await page.evaluate(() => {
      const late = new CSSStyleSheet();
      late.replaceSync(
        'body.evening { --ablesbar-brand: color-mix(in srgb, red, blue); --ablesbar-radius: 9px; --ablesbar-font: monospace; color-scheme: light }',
      );
      document.adoptedStyleSheets = [late];
    });
    await expect(next).toHaveCSS('background-color', 'rgb(128, 0, 128)');
    await expect(next).toHaveCSS('border-radius', '9px');
    await expect(page.locator('ablesbar-reading')).toHaveAttribute('data-theme', 'light');
    await expect(form.number).toHaveCSS('font-family', 'monospace');
  },
);

test('a page fills in what it knows, and nothing that was typed is replaced', async ({
  page,
  site,
}) => {
  await site.openPage({ body: site.element() });
  await site.form.number.fill('7ELS0098127734');
  await page.locator('ablesbar-reading').evaluate((element) => {
    const prefill: unknown = Reflect.get(element, 'prefill');
    if (typeof prefill !== 'function') throw new Error('There is no prefill().');
    const contact = { firstname: 'Anna', lastname: 'Groß', zip: '39999', city: 'Neuenbrück' };
    prefill.call(element, { meterNumber: '1ESY1160123456', meterType: 'GAS_METER', contact });
  });
  await expect(site.form.number).toHaveValue('7ELS0098127734');
  await site.form.button('Weiter zum Stand').click();
  await site.form.enterReading('Verbrauch', '13210');
  await site.form.button('Weiter zum Kontakt').click();
  await expect(site.form.field('Nachname')).toHaveValue('Groß');
  await expect(site.form.field('Straße')).toHaveValue('');
});

test('a moved element keeps its entry, a removed element deletes it, and reset() clears it', async ({
  page,
  site,
}) => {
  await site.openPage({ body: `${site.element()}<section></section>` });
  await site.form.enterMeter('7ELS0098127734');
  await page.evaluate(() => {
    const reading = document.querySelector('ablesbar-reading');
    if (reading) document.querySelector('section')?.append(reading);
  });
  await expect(site.form.heading('Zählerstand')).toBeVisible();
  await page
    .locator('ablesbar-reading')
    .evaluate((reading: HTMLElement & { reset: () => void }) => reading.reset());
  await expect(site.form.number).toHaveValue('');
  await site.form.number.fill('1ESY1160123456');
  const kept = () => page.evaluate(() => sessionStorage.length);
  await expect.poll(kept).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector('ablesbar-reading')?.remove());
  await expect.poll(kept).toBe(0);
});

test('the element takes over properties that a framework set before the script loaded', async ({
  page,
  site,
}) => {
  await site.openPage({
    body: `<ablesbar-reading></ablesbar-reading><script>Object.assign(document.querySelector('ablesbar-reading'), { baseUrl: '${site.portal}', homeHref: 'https://utility.example/' })</script>`,
  });
  await new WizardForm(page).number.waitFor();
  await expect(page.getByRole('link', { name: 'Abbrechen' })).toHaveAttribute(
    'href',
    'https://utility.example/',
  );
});

test('the element prints the receipt alone', async ({ page, site }) => {
  await page.addInitScript(() => {
    // Tells the page the printed text, once.
    window.print = () => {
      const { body, adoptedStyleSheets } = document;
      window.top?.postMessage({ printed: body.innerText, sheets: adoptedStyleSheets.length }, '*');
    };
  });
  await site.openPage({ body: `<p>Anzeige</p>${site.element()}` });
  await site.form.enterAll();
  await site.form.consent.check();
  await site.form.button('Zählerstand senden').click();
  await site.form.heading('Zählerstand gesendet').waitFor();
  const printed = page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('message', ({ data }) => done(JSON.stringify(data)), { once: true });
      }),
  );
  await site.form.button('Drucken oder als PDF behalten').click();
  expect(await printed).toContain('7ELS0098127734');
  expect(await printed).not.toContain('Anzeige');
  expect(await printed).toContain('"sheets":1');
});
