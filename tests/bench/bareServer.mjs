import Fastify from 'fastify';
import pg from 'pg';

// What the same two answers cost when written by hand: no sessions, no checks, the same SQL.
const [, , connection, schema] = process.argv;
const { host, port } = JSON.parse(connection);
const pool = new pg.Pool({ host, port, user: 'lathe', database: 'lathe', max: 10 });

const columns = `m.id, m.type, m.name, m.label, m.parent, m.belong_to, m.revision, m.active, m.created_by,
  m.created_by_name, m.created_at, m.modified_by, m.modified_by_name, m.modified_at, m.data`;
const one = `select ${columns} from "${schema}".metadata m where m.id = $1 and m.deletion is null`;
const where = `m.deletion is null and m.type = $1`;
const page = `select ${columns}, (select count(*)::int from "${schema}".metadata m where ${where}) as total
  from "${schema}".metadata m where ${where} order by m.modified_at desc, m.id desc limit $2`;

const record = (row) => ({
  id: row.id,
  type: row.type,
  name: row.name,
  label: row.label,
  parent: row.parent,
  belongTo: row.belong_to,
  revision: row.revision,
  active: row.active,
  createdBy: row.created_by,
  createdByName: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  modifiedBy: row.modified_by,
  modifiedByName: row.modified_by_name,
  modifiedAt: row.modified_at.toISOString(),
  data: row.data,
});

const server = Fastify();
server.get('/one/:id', async ({ params }) => {
  const { rows } = await pool.query({ name: 'one', text: one, values: [params.id] });
  return { resCode: '0', resMsg: 'Success', result: record(rows[0]) };
});
server.get('/page', async ({ query }) => {
  const { rows } = await pool.query({ name: 'page', text: page, values: ['Notebook', Number(query.limit)] });
  return { resCode: '0', resMsg: 'Success', result: rows.map(record), count: rows[0].total };
});
const address = await server.listen({ port: 0, host: '127.0.0.1' });
console.log(`ready on ${address}`);
