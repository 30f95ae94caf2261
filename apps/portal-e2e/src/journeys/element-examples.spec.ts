import { openExample } from '../screens/element-example';
import { expect, test } from '../world/test';

const NUMBER = /Zählernummer|Meter number/;

test('the examples for utilities run as they are copied', async ({ page, server }) => {
  const rows = [
    { file: 'plain.html', step: 'Schritt: METER' },
    { file: 'strict-policy.html', step: 'Schritt: METER' },
    {
      file: 'two-elements.html',
      step: /electricity: METER.*gas: METER|gas: METER.*electricity: METER/,
    },
    { file: 'react.tsx', step: 'METER' },
    { file: 'vue.ts', step: 'METER' },
  ];
  for (const { file, step } of rows) {
    await test.step(file, async () => {
      await openExample(page, file, { portal: server.origin, url: `${server.site}/${file}` });
      const elements = page.locator('ablesbar-reading');
      await expect(page.locator('output')).toHaveText(step);
      const fields = page.getByRole('textbox', { name: NUMBER });
      await expect(fields).toHaveCount(await elements.count());
      for (const field of await fields.all()) await expect(field).toHaveValue('1ESY1160123456');
    });
  }
});
