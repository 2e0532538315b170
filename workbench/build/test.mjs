import { runNode, runTool } from './run.mjs';
import path from 'node:path';
import { root } from './sources.mjs';

// What `npm test` does: everything that must hold, the quick first.
const stages = [
  ['format', () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])],
  ['types', () => runTool('typescript7/bin/tsc', ['--noEmit'])],
  ['lint', () => runTool('eslint/bin/eslint.js', ['--max-warnings', '0', '.'])],
  // A test that fails may leave a server behind, for which jest would wait for ever.
  ['unit tests', () => runTool('jest/bin/jest.js', ['--config', 'tests/jest.config.cjs', '--forceExit'])],
  ['end-to-end tests', () => runNode(path.join(root, 'workbench/build/e2e.mjs'))],
];

for (const [name, run] of stages) {
  const start = performance.now();
  console.log(`\n=== ${name}`);
  try {
    await run();
  } catch (error) {
    console.error(`${name} failed: ${error.message}`);
    process.exit(1);
  }
  console.log(`=== ${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
