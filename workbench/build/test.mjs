import { runNode, runTool } from './run.mjs';
import path from 'node:path';
import { root } from './sources.mjs';

// What `npm test` does: everything that must hold, the quick first. What stands in one list runs at the same time.
const stages = [
  [
    ['format', () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])],
    ['types', () => runTool('typescript7/bin/tsc', ['--noEmit'])],
    ['lint', () => runTool('eslint/bin/eslint.js', ['--max-warnings', '0', '.'])],
  ],
  // A test that fails may leave a server behind, for which jest would wait for ever.
  [['unit tests', () => runTool('jest/bin/jest.js', ['--config', 'tests/jest.config.cjs', '--forceExit'])]],
  [['end-to-end tests', () => runNode(path.join(root, 'workbench/build/e2e.mjs'))]],
];

for (const stage of stages) {
  console.log(`\n=== ${stage.map(([name]) => name).join(', ')}`);
  const passed = await Promise.all(stage.map(check));
  if (passed.includes(false)) process.exit(1);
}

async function check([name, run]) {
  const start = performance.now();
  try {
    await run();
  } catch (error) {
    console.error(`=== ${name} failed: ${error.message}`);
    return false;
  }
  console.log(`=== ${name}: passed in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}
