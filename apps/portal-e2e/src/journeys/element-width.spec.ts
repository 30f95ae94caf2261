import { UtilitySite } from '../screens/utility-site';
import { expect, test } from '../world/test';

test(
  'the element has a width where the page leaves it to the content',
  { tag: '@webkit' },
  async ({ page, server }) => {
    const site = new UtilitySite(page, server.origin, server.site);
    const element = page.locator('ablesbar-reading');
    /** How wide the element is in a place of 320 px, and in one of 900 px. */
    const widthsIn = async (place: (reading: string) => string) => {
      await site.openPage({
        style: '<style>main { position: relative; width: 320px } dialog { padding: 8px }</style>',
        body: place(site.element()),
      });
      await page.evaluate(() => document.querySelector('dialog')?.showModal());
      await site.form.number.waitFor();
      const width = () => element.evaluate((reading) => reading.getBoundingClientRect().width);
      const narrow = await width();
      await page.locator('main').evaluate((main) => (main.style.width = '900px'));
      return [narrow, await width()];
    };
    const inside = (style: string) => (reading: string) => `<div style="${style}">${reading}</div>`;
    const itself = (style: string) => (reading: string) =>
      reading.replace(' ', ` style="${style}" `);
    expect(await widthsIn(inside('display: block'))).toEqual([320, 900]);
    expect(await widthsIn(itself('width: 300px; float: left'))).toEqual([300, 300]);
    for (const place of [
      inside('display: flex; justify-content: center'),
      inside('display: flex; flex-direction: column; align-items: center'),
      inside('display: grid; justify-items: center'),
      inside('display: grid; justify-content: center'),
      inside('float: left'),
      inside('position: absolute'),
      itself('float: left'),
      itself('display: inline-block'),
      itself('position: absolute'),
    ])
      expect(await widthsIn(place), place('<element>')).toEqual([320, 640]);
    // The window is 360 px wide, and the dialog has 22 px of edges.
    const [inDialog] = await widthsIn((reading) => `<dialog>${reading}</dialog>`);
    expect(inDialog).toBeGreaterThan(280);
    expect(inDialog).toBeLessThan(340);
  },
);
