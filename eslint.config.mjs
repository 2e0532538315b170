import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import layering from './tests/lint/layering.cjs';
import noLiteralText from './tests/lint/noLiteralText.cjs';

const byName = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const ofServer = {
  selector:
    'MemberExpression[property.name=/^(summary|query|body|result|errors)$/] > MemberExpression[object.name=/[cC]alls$/]',
  message: 'Calls come to browsers without what only the server reads: name the schema and import it.',
};
const house = { rules: { layering, 'no-literal-text': noLiteralText } };

export default tseslint.config(
  { ignores: ['**/dist/', 'data/', '.cache/', 'tests/fixtures/broken/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { house, 'react-hooks': reactHooks },
    rules: {
      'house/layering': 'error',
      'house/no-literal-text': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'max-lines': ['error', { max: 600 }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', byName],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // What is taken out of an object to leave the rest needn't be used.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  { files: ['**/browser/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', byName, ofServer] } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      'max-lines-per-function': 'off',
      'house/no-literal-text': 'off',
      'no-console': 'off',
    },
  },
  { files: ['tests/playwright.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['**/*.{cjs,mjs,js}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
