const path = require('node:path');
const layers = require('./layers.cjs');

const root = path.resolve(__dirname, '../..');

/** The layer of a file and what its '*' stands for. */
function layerOf(file) {
  for (const layer of layers) {
    const match = new RegExp(`^${layer.files.replace('*', '([^/]+)')}/`).exec(`${file}/`);
    if (match) return { ...layer, name: match[1] };
  }
  return undefined;
}

function allows(layer, target) {
  return layer.mayImport.some((pattern) => {
    const folder = pattern.replace(/^self/, layer.files.split('*')[0] + (layer.name ?? '')).replace('*', '[^/]+');
    return new RegExp(`^${folder}(/|$)`).test(target);
  });
}

/** Reports an import that crosses a layer in the wrong direction. */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { crosses: "'{{from}}' may not import '{{to}}': see tests/lint/layers.cjs." },
  },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const layer = layerOf(file);
    if (!layer) return {};
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const alias = /^lathe(\/|$)/.test(specifier);
      const target = specifier.startsWith('.')
        ? path
            .relative(root, path.resolve(path.dirname(context.filename), specifier))
            .split(path.sep)
            .join('/')
        : undefined;
      const ok = alias ? (layer.aliases ?? []).includes(specifier) : target === undefined || allows(layer, target);
      if (!ok) context.report({ node, messageId: 'crosses', data: { from: layer.files, to: target ?? specifier } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
