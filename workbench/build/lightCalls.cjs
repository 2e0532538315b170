const ts = require('typescript');

const methods = new Set(['get', 'post', 'put', 'del']);
/** What only the server reads of a call: to check what comes, to answer and to document itself. */
const ofServer = new Set(['summary', 'query', 'body', 'result', 'errors']);

/**
 * A loader for the contract as browsers have it: calls lose what only the server reads, and constants
 * may be left out where nothing reads them, so that schemas go, and zod with the last of them.
 */
module.exports = function lightCalls(source) {
  return /from 'zod'/.test(source) ? lighten(this.resourcePath, source) : source;
};

function lighten(name, source) {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const made = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => (initializer && isMade(initializer) ? [initializer] : []));
  const edits = made.flatMap((node) => [
    { start: node.getStart(), end: node.getStart(), text: '/*#__PURE__*/ (() => (' },
    ...lightOptions(node),
    { start: node.end, end: node.end, text: '))()' },
  ]);
  return edits.reduceRight((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source);
}

/** Calls and lists are what a bundler does not leave out by itself. */
function isMade(node) {
  if (ts.isFunctionLike(node)) return false;
  return ts.isCallExpression(node) || ts.isArrayLiteralExpression(node) || node.getChildren().some(isMade);
}

function lightOptions(node) {
  const isCall = ts.isCallExpression(node) && ts.isIdentifier(node.expression) && methods.has(node.expression.text);
  const options = isCall ? node.arguments[1] : undefined;
  if (!options || !ts.isObjectLiteralExpression(options)) return node.getChildren().flatMap(lightOptions);
  const kept = options.properties.filter(({ name }) => !name || !ofServer.has(name.getText()));
  return [{ start: options.getStart(), end: options.end, text: `{ ${kept.map((one) => one.getText()).join(', ')} }` }];
}
