const spoken = new Set([
  'title',
  'label',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'tooltip',
]);
const hasWords = (value) => typeof value === 'string' && /\p{L}{2,}/u.test(value);

/** Text that a user reads comes from the locale files, never from a component. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: "Put '{{text}}' into the locale files and use useTexts()." },
  },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'literal', data: { text: text.trim() } });
    return {
      JSXText(node) {
        if (hasWords(node.value)) report(node, node.value);
      },
      JSXAttribute(node) {
        if (spoken.has(node.name.name) && node.value?.type === 'Literal' && hasWords(node.value.value))
          report(node, node.value.value);
      },
    };
  },
};
