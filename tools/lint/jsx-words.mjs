const WORDS = '/\\p{L}{2}/u';
const CHILD = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const SPOKEN =
  '/^(alt|title|label|placeholder|aria-(label|description|roledescription|valuetext))$/';

/** Words that a person would see or hear, written into a screen instead of the tables of texts. */
export const jsxWords = [
  `JSXText[value=${WORDS}]`,
  `${CHILD} > Literal[value=${WORDS}]`,
  `${CHILD} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORDS}]`,
  `${CHILD} > TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${WORDS}]`,
].map((selector) => ({
  selector,
  message: 'Words live in libs/i18n, in three languages; a screen names their keys.',
}));
