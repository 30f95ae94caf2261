/** Fits all meters of the house. */
const VALUE = '45700';

/** Counts what a person does besides typing digits, from the open screen on. */
function counted(page) {
  let acts = 0;
  const started = performance.now();
  return {
    key: (key) => ((acts += 1), page.keyboard.press(key)),
    tap: (target) => ((acts += 1), target.click()),
    end: () => ({ ms: performance.now() - started, acts }),
  };
}

export async function enterInRound(page, count) {
  await page.getByRole('link', { name: /^Rundgang/ }).click();
  await page.getByRole('main').getByRole('textbox').waitFor();
  const person = counted(page);
  for (let left = count; left > 0; left -= 1) {
    await page.getByText(`Noch ${left} von ${count}`, { exact: true }).waitFor();
    await page.keyboard.type(VALUE);
    await person.key('Enter');
  }
  await page.getByText('Dieses Haus ist fertig').waitFor();
  return person;
}

export async function enterInTable(page, count) {
  await page.getByRole('link', { name: 'In einer Tabelle eintragen' }).click();
  const fields = page.getByRole('table').getByRole('textbox');
  await fields.first().waitFor();
  const person = counted(page);
  await person.tap(fields.first());
  for (let left = count; left > 0; left -= 1) {
    await page.keyboard.type(VALUE);
    if (left > 1) await person.key('Enter');
  }
  await person.tap(page.getByRole('button', { name: /Zähler senden$/ }));
  await person.tap(page.getByRole('button', { name: 'Alle senden' }));
  await page.getByText(`${count} Zähler gesendet`).waitFor();
  return person;
}

export async function enterFromList(page, count) {
  const first = page.getByRole('listitem').locator('a').first();
  await first.waitFor();
  const person = counted(page);
  await person.tap(first);
  for (let left = count; left > 0; left -= 1) {
    await person.tap(page.getByRole('main').getByRole('textbox').first());
    await page.keyboard.type(VALUE);
    await person.key('Enter');
    await page.getByText('Nachweis ansehen').waitFor();
    if (left > 1) await person.tap(page.getByRole('link', { name: /^Weiter mit / }));
  }
  return person;
}
