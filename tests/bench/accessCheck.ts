import { Access } from '../../core/node/access/access';
import { Configuration, readConfiguration } from '../../core/node/configuration/configuration';
import { Database } from '../../core/node/database/database';
import { Events } from '../../core/node/events/events';
import { Gatekeeper } from '../../core/node/http/gatekeeper';
import { Log } from '../../core/node/log/log';
import { createNodeContainer } from '../../core/node/nodeContainer';
import { Sessions } from '../../core/node/session/sessions';

const [, , host = '', port = '', schema = '', tenantId = '', first = '', users = ''] = process.argv;
const tenant = { id: tenantId, name: 'Bench', schema };
const count = Number(users);
const idOf = (number: number): string => first + String(number).padStart(20 - first.length, '0');
/** Asked for once each, as after a start; then again and again, as with each request. */
const asked = 5000;
const checks = 2_000_000;

async function measure(): Promise<void> {
  const container = createNodeContainer();
  container.bind(Configuration).toConstantValue(readConfiguration({}, process.cwd()));
  container.bind(Gatekeeper).toService(Sessions);
  container.bind(Log).toConstantValue(console);
  const database = container.get(Database);
  database.open({ host, port: Number(port), user: 'lathe', database: 'lathe' }, () => undefined);
  await container.get(Events).start();
  const access = container.get(Access);
  access.start();
  const ids = Array.from({ length: asked }, () => idOf(1 + Math.floor(Math.random() * count)));
  await access.permissionsOf(tenant, idOf(count));
  const cold = await timed(async () => {
    for (const id of ids) await access.permissionsOf(tenant, id);
  });
  const warm = await timed(async () => {
    for (let i = 0; i < checks; i++) {
      const held = await access.permissionsOf(tenant, ids[i % asked] ?? '');
      if (held.has('Nothing')) throw new Error('Nobody may do that.');
    }
  });
  access.stop();
  await container.get(Events).stop();
  await database.close();
  console.log(JSON.stringify({ cold: cold / asked, warm: warm / checks }));
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

void measure();
