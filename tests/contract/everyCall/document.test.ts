import { Validator } from '@seriousme/openapi-schema-validator';
import { apiCalls } from '../../../core/common/calls/apiCalls';
import { testActor } from '../../../core/node/testing/testActor';
import { openTestServer, type TestServer } from '../../../core/node/testing/testServer';
import { builtInServers } from './builtInServers';

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer({ extensions: await builtInServers() });
});

afterAll(() => test.close());

it('all calls together are a valid OpenAPI document', async () => {
  const response = await test.server.inject({ url: apiCalls.document.path, headers: test.headersOf(testActor()) });
  expect(response.statusCode).toBe(200);
  const { valid, errors } = await new Validator().validate(response.json());
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});
