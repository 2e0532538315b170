import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import { apiCalls } from '../../../common/calls/apiCalls';
import { calls, del, get, post } from '../../../common/calls/call';
import { testActor } from '../../testing/testActor';
import { openTestServer, type TestServer } from '../../testing/testServer';

interface Node {
  name: string;
  get children(): Node[];
}

const Node: z.ZodType<Node> = z.object({
  name: z.string(),
  get children() {
    return z.array(Node);
  },
});

const samples = calls({
  tree: get('/trees/:treeId', { summary: 'A tree', result: Node, errors: ['NOT_FOUND', ['GONE', 410]] }),
  fell: del('/trees/:id', { summary: 'Fells it', result: z.null(), permission: 'Fell Trees' }),
  plant: post('/trees/{kind}plant', {
    summary: 'Plants trees',
    query: z.object({ count: z.coerce.number().default(1), where: z.enum(['here', 'there']) }),
    body: z.object({ notes: z.string().optional() }).optional(),
    result: z.array(Node),
    counted: true,
    status: 201,
  }),
  show: get('/magno/trees', { summary: 'Shows', result: z.string(), envelope: 'gallery', audience: 'anyone' }),
});

describe('the document of all calls', () => {
  let test: TestServer;
  let document: Record<string, never>;

  beforeAll(async () => {
    const none = (): never => {
      throw new Error('Nobody calls it.');
    };
    test = await openTestServer({
      prepare: (server) => server.serve(samples, { tree: none, fell: none, plant: none, show: none }),
    });
    const response = await test.server.inject({ url: apiCalls.document.path, headers: test.headersOf(testActor()) });
    document = response.json();
  });

  afterAll(() => test.close());

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document['openapi']).toMatch(/^3\.1/);
  });

  it('describes every call of the ledger, one address once', () => {
    expect(document).toMatchObject({
      paths: {
        '/trees/{treeId}': { get: { tags: ['test'] }, delete: { parameters: [{ name: 'treeId' }, { in: 'header' }] } },
        '/openapi.json': { get: {} },
      },
    });
  });

  it('tells errors, their status, security and parameters', () => {
    expect(document).toMatchObject({
      paths: {
        '/trees/{treeId}': {
          get: { responses: { 404: {}, 410: {}, 401: {}, 500: {} }, security: [{ session: [] }, { token: [] }] },
          delete: { responses: { 403: {} }, security: [{ session: [], antiForgery: [] }, { token: [] }] },
        },
        '/trees/{kind}plant': {
          post: {
            parameters: [
              { name: 'kind', in: 'path' },
              { name: 'count', in: 'query', required: false },
              { name: 'where', in: 'query', required: true, schema: { enum: ['here', 'there'] } },
              { name: 'project-id' },
            ],
            requestBody: { required: false },
            responses: { 201: {} },
          },
        },
        '/magno/trees': { get: { security: [] } },
      },
      components: { schemas: { 'test.tree.result': {} } },
    });
  });

  it('is for users only', async () => {
    expect((await test.server.inject(apiCalls.document.path)).statusCode).toBe(401);
  });
});
