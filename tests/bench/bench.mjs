import { chromium } from '@playwright/test';
import { findChromium } from '../../workbench/build/chromium.mjs';
import { main } from '../../workbench/build/run.mjs';
import { appTree } from './appTree.mjs';
import { tabs, textFiles, tree } from './editing.mjs';
import { startLathe } from './lathe.mjs';
import { palette } from './palette.mjs';
import { startReference } from './reference.mjs';
import { entryKb } from './sizes.mjs';
import { startUp } from './startUp.mjs';
import { medians, rounds, table } from './statistics.mjs';

const reference = { rowSelector: '.quick-input-list .monaco-list-row' };
const ms = (value) => (value === undefined ? '' : `${value.toFixed(value < 10 ? 1 : 0)} ms`);
const mb = (value) => `${value.toFixed(1)} MB`;
const kb = (value) => `${value.toFixed(0)} kB`;

await main(async () => {
  const options = {
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  };
  const browser = await chromium.launch(options);
  const rows = [[`medians of ${rounds}`, 'Lathe', 'aim', 'reference']];
  try {
    await measureAgainstReference(browser, options, rows);
    await measureAlone(browser, options, rows);
  } finally {
    await browser.close();
    console.log(table(rows));
  }
});

async function measureAgainstReference(browser, options, rows) {
  const lathe = await startLathe();
  const server = await startReference();
  const other = { ...reference, ...server };
  const ours = await medians(() => startUp(options, lathe));
  const theirs = await medians(() => startUp(options, other));
  const theirPalette = await palette(browser, other);
  await lathe.stop();
  server.stop();
  rows[0][3] = server.title;
  rows.push(['cold to first row of the palette', ms(ours.cold), '700 ms', ms(theirs.cold)]);
  rows.push(['warm to first row of the palette', ms(ours.warm), '350 ms', ms(theirs.warm)]);
  rows.push(['entry script, compressed', kb(entryKb()), '250 kB', '']);
  rows.push(['all scripts loaded, compressed', kb(ours.scriptKb), '', kb(theirs.scriptKb)]);
  rows.push(['heap after collection', mb(ours.heapMb), '15 MB', mb(theirs.heapMb)]);
  const many = await startLathe({ commands: 10_000 });
  const our = await palette(browser, many);
  await many.stop();
  const commands = ['10,000 commands', '(reference: its own 400)'];
  rows.push([`palette opens again, ${commands.join(' ')}`, ms(our.open), '30 ms', ms(theirPalette.open)]);
  rows.push(['key to paint in it', ms(our.key), '17 ms', ms(theirPalette.key)]);
  rows.push(['  95th percentile', ms(our.key95), '33 ms', ms(theirPalette.key95)]);
}

async function measureAlone(browser, options, rows) {
  const lathe = await startLathe();
  const text = await medians(() => textFiles(browser, lathe), 3);
  const tab = await tabs(browser, lathe);
  const nodes = await tree(browser, lathe);
  const app = await appTree(browser, lathe);
  const few = await medians(() => startUp(options, lathe));
  await lathe.stop();
  const crowded = await startLathe({ idleExtensions: 300 });
  const many = await medians(() => startUp(options, crowded));
  await crowded.stop();
  rows.push(['first text file (loads Monaco)', ms(text.first), '', '']);
  rows.push(['text file once Monaco is loaded', ms(text.later), '60 ms', '']);
  rows.push(['tab opened, of 200', ms(tab.open), '17 ms', '']);
  rows.push(['  95th percentile', ms(tab.open95), '', '']);
  rows.push(['tab switched to, of 200', ms(tab.switch), '17 ms', '']);
  rows.push(['  95th percentile', ms(tab.switch95), '', '']);
  rows.push(['frame while scrolling 100,000 nodes', ms(nodes.frame), '17 ms', '']);
  rows.push(['key to paint filtering 100,000 nodes', ms(nodes.key), '17 ms', '']);
  rows.push(['  95th percentile', ms(nodes.key95), '', '']);
  rows.push(['application of 2,000 components: its tree is there', ms(app.open), '300 ms', '']);
  rows.push(['  key to paint filtering it', ms(app.key), '16 ms', '']);
  rows.push(['  95th percentile', ms(app.key95), '', '']);
  rows.push(['  key to paint moving a component', ms(app.move), '50 ms', '']);
  rows.push(['start-up for each of 300 idle extensions', ms((many.warm - few.warm) / 300), '0.2 ms', '']);
}
