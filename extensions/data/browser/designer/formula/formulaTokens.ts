/** How the parts of a formula look. */
export const formulaTokens: readonly (readonly [RegExp, string])[] = [
  [/"(?:[^"\\]|\\.)*"?/, 'string'],
  [/'(?:[^'\\]|\\.)*'?/, 'string'],
  [/\d+(?:\.\d+)?/, 'number'],
  [/[A-Za-z_]\w*(?=\s*\()/, 'function'],
  [/(?:true|false|null)\b/, 'constant'],
  [/[A-Za-z_]\w*/, 'variable'],
  [/[()]/, 'delimiter.parenthesis'],
  [/[,.]/, 'delimiter'],
  [/[-+*/%<>=!&|?:]+/, 'operator'],
];
