import Fastify from 'fastify';
import { randomBytes } from 'node:crypto';
import pg from 'pg';

// The same five answers written by hand: no sessions, no permissions, SQL as somebody who knows it would write it.
const [, , connection, schema] = process.argv;
const { host, port } = JSON.parse(connection);
const pool = new pg.Pool({ host, port, user: 'lathe', database: 'lathe', max: 10 });
// Numbers with all their digits, and days as they are.
pg.types.setTypeParser(1082, (text) => text);

const of = (name) => `"${schema}"."ns__${name}__CST"`;
const columns = `id, name, "ns__status__CST" as status, "ns__total__CST" as total, "ns__orderedOn__CST" as "orderedOn"`;
const statements = {
  list: `select ${columns} from ${of('Order')} where "ns__status__CST" = $1 order by "ns__total__CST" desc, id desc limit 20`,
  one: `select ${columns} from ${of('Order')} where id = $1`,
  nested: `select o.id, o.name, o."ns__total__CST" as total,
    (select json_build_object('id', c.id, 'name', c.name, 'email', c."ns__email__CST") from ${of('Customer')} c where c.id = o."ns__customer__CST") as customer,
    (select coalesce(json_agg(json_build_object('name', i.name, 'product', i."ns__product__CST", 'quantity', i."ns__quantity__CST") order by i.id), '[]')
      from ${of('Item')} i where i."ns__order__CST" = o.id) as items
    from ${of('Order')} o where o."ns__status__CST" = $1 order by o."ns__total__CST" desc, o.id desc limit 20`,
  months: `select to_char(date_trunc('month', "ns__orderedOn__CST"), 'YYYY-MM') as month, count(*)::int as count, sum("ns__total__CST") as total
    from ${of('Order')} group by 1 order by 1`,
  create: `insert into ${of('Order')} (id, name, owner, "createdBy", "lastModifiedBy", "ns__status__CST", "ns__total__CST", "ns__orderedOn__CST")
    values ($1, $2, 'system', 'system', 'system', $3, $4, $5)`,
};
const ask = async (name, values) => (await pool.query({ name, text: statements[name], values })).rows;
const answer = (result) => ({ resCode: '0', resMsg: 'Success', result });

const server = Fastify();
server.post('/list', async ({ body }) => answer(await ask('list', [body.status])));
server.get('/one/:id', async ({ params }) => answer((await ask('one', [params.id]))[0]));
server.post('/nested', async ({ body }) => answer(await ask('nested', [body.status])));
server.post('/months', async () => answer(await ask('months', [])));
server.post('/create', async ({ body }) => {
  const id = `bare${randomBytes(8).toString('hex')}`;
  await ask('create', [id, body.name, body.status, body.total, body.orderedOn]);
  return answer({ id });
});
const address = await server.listen({ port: 0, host: '127.0.0.1' });
console.log(`ready on ${address}`);
