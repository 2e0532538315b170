import 'reflect-metadata/lite';
import { ConfigurationError, readConfiguration } from '../../core/node/configuration/configuration';
import { admin } from './tools/admin';
import { backup } from './tools/backup';
import { restore } from './tools/restore';
import { type Tool, ToolError } from './tools/tool';

const tools: Readonly<Record<string, Tool>> = { admin, backup, restore };

async function main([name = '', ...args]: readonly string[]): Promise<void> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) throw new ToolError(`There is no command ${name}; there are ${Object.keys(tools).join(', ')}.`);
  await tool.run(args, readConfiguration(process.env, process.cwd()));
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    const expected = error instanceof ConfigurationError || error instanceof ToolError;
    process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  },
);
