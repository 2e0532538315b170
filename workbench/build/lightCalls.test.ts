type Loader = (this: { readonly resourcePath: string }, source: string) => string;

const lightCalls = jest.requireActual<Loader>('./lightCalls.cjs');

const contract = `import { calls, get, post } from 'lathe/common';
import { z } from 'zod';

export const kinds = ['list', 'board'] as const;
const View = z.object({ kind: z.enum(kinds) });
export const viewCalls = calls({
  all: get('/views/:object', { summary: 'Views.', audience: 'everyUser', result: z.array(View) }),
  add: post(\`/views\`, {
    summary: 'Adds one.',
    errors: ['DUPLICATE', ['FULL', 507]],
    body: View,
    safe: true,
    result: View,
  }),
});
export function isBoard(kind: string): boolean {
  return kind === 'board';
}
`;

const light = (source: string): string => lightCalls.call({ resourcePath: 'viewCalls.ts' }, source);

describe('the contract as browsers have it', () => {
  it('keeps of a call what a browser needs to make it', () => {
    const text = light(contract);
    expect(text).toContain("all: get('/views/:object', { audience: 'everyUser' })");
    expect(text).toContain('add: post(`/views`, { safe: true })');
    expect(text).not.toContain('summary');
  });

  it('says which constants may be left out where nothing reads them', () => {
    const text = light(contract);
    expect(text).toContain('const View = /*#__PURE__*/ (() => (z.object({ kind: z.enum(kinds) })))();');
    expect(text).toContain("export const kinds = /*#__PURE__*/ (() => (['list', 'board'] as const))();");
    expect(text).toContain("export function isBoard(kind: string): boolean {\n  return kind === 'board';");
  });

  it('leaves alone what has no schemas, as it may register what it names', () => {
    const colours = "export const border = registerColor('border', { dark: '#fff' });\n";
    expect(light(colours)).toBe(colours);
  });
});
