import { AxeBuilder } from '@axe-core/playwright';

const SETTLED = ['finished', 'aborted', 'errored'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const PATIENCE_MS = 120_000;

/** Storybook's own word for how far it is with the story, its play function included. */
function phaseOfStory(settled) {
  const { currentRender } = globalThis.__STORYBOOK_PREVIEW__ ?? {};
  if (document.body.classList.contains('sb-show-errordisplay')) return 'errored';
  if (document.body.classList.contains('sb-show-nopreview')) return 'missing';
  return settled.includes(currentRender?.phase) ? currentRender.phase : null;
}

/** A dialog in the top layer counts as well, so what matters is that there is something at all. */
function isDrawn() {
  return document.querySelector('#storybook-root')?.innerHTML.trim() !== '';
}

/** What is loaded on demand comes a moment later than its story. */
async function showsSomething(page) {
  const drawn = page.waitForFunction(isDrawn, undefined, { timeout: PATIENCE_MS });
  return drawn.then(
    () => true,
    () => false,
  );
}

async function violationsOn(page) {
  // Legacy mode spares a second page per run; stories have no frames from elsewhere.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(WCAG)
    .analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).slice(0, 3);
    return `axe ${id}: ${help} (${places.join('; ')})`;
  });
}

/** The first line says what is wrong; the rest is a stack of minified names. */
const inOneLine = (text) => text.trim().split('\n')[0].slice(0, 300);

/** Opens one story in one theme and returns everything that is wrong with it. */
export async function checkStory(page, { url, id, theme }) {
  const problems = [];
  const onConsole = (message) => {
    if (message.type() === 'error') problems.push(`console: ${inOneLine(message.text())}`);
  };
  const onError = (error) => problems.push(`thrown: ${inOneLine(error.message)}`);
  page.on('console', onConsole).on('pageerror', onError);
  try {
    // The accessibility panel's own run would get in the way of ours.
    const globals = `theme:${theme};a11y.manual:!true`;
    const address = `${url}/iframe.html?id=${id}&viewMode=story&globals=${globals}`;
    await page.goto(address, { timeout: PATIENCE_MS });
    const phase = await page.waitForFunction(phaseOfStory, SETTLED, { timeout: PATIENCE_MS });
    const ending = await phase.jsonValue();
    if (ending !== 'finished') {
      problems.push(`the story did not finish: ${ending}`);
    } else if (!(await showsSomething(page))) {
      problems.push('the story shows nothing');
    } else {
      problems.push(...(await violationsOn(page)));
    }
  } catch (error) {
    problems.push(`not checked: ${inOneLine(error.message)}`);
  } finally {
    page.off('console', onConsole).off('pageerror', onError);
  }
  return [...new Set(problems)];
}
