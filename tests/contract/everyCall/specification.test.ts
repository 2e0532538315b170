import { rewritePath } from '../../../core/common/calls/callPath';
import { CallLedger } from '../../../core/node/http/callLedger';
import { openTestServer, type TestServer } from '../../../core/node/testing/testServer';
import { builtInServers } from './builtInServers';
import { specifiedCalls } from './specifiedCalls';

let test: TestServer;

beforeAll(async () => {
  test = await openTestServer({ extensions: await builtInServers() });
});

afterAll(() => test.close());

const nameless = (path: string): string => rewritePath(path, () => '{}');

it.each(Object.entries(specifiedCalls))(
  'every call that the specification names for %s is answered',
  (_, specified) => {
    const served = test.container.get(CallLedger).all.map(({ call }) => `${call.method} ${nameless(call.path)}`);
    expect(specified.map(nameless).filter((one) => !served.includes(one))).toEqual([]);
  },
);
