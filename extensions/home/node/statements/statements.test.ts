import { permissions } from 'lathe/common';
import type { Tenant } from 'lathe/node';
import { openTestServer, testActor, type TestServer, testTenant } from 'lathe/node/testing';
import { statementCalls } from '../../common/statementCalls';
import { activate } from '../index';

const foreign: Tenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const ann = testActor({ permissions: [permissions.manageTenant] });
const bob = testActor();
const stranger = testActor({ tenant: foreign });

describe('statements', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({ extensions: { home: { activate } }, tenants: [testTenant, foreign] });
  });

  afterAll(() => test.close());

  const read = async (name: string, as = bob) =>
    (await test.call(statementCalls.get, { params: { name }, as })).envelope;

  it('are blank until an administrator writes them, each by itself', async () => {
    const blank = { text: '', textEnglish: '' };
    expect((await read('privacy')).result).toEqual(blank);
    const body = { text: '# 隐私', textEnglish: '# Privacy' };
    const params = { name: 'privacy' };
    expect((await test.call(statementCalls.set, { params, body, as: bob })).status).toBe(403);
    expect((await test.call(statementCalls.set, { params, body, as: ann })).envelope.result).toEqual(body);
    expect((await read('privacy')).result).toEqual(body);
    expect((await read('agreement')).result).toEqual(blank);
    expect((await read('privacy', stranger)).result).toEqual(blank);
    await test.call(statementCalls.set, { params, body: {}, as: ann });
    expect((await read('privacy')).result).toEqual(blank);
  });

  it('are three', async () => {
    expect((await read('constructor')).resCode).toBe('NOT_FOUND');
    const params = { name: 'other' };
    expect((await test.call(statementCalls.set, { params, body: {}, as: ann })).envelope.resCode).toBe('NOT_FOUND');
    expect((await test.call(statementCalls.get, { params: { name: 'service' } })).status).toBe(401);
  });
});
