import { permissions } from 'lathe/common';
import type { Actor, Tenant } from 'lathe/node';
import { openTestServer, testActor, type TestServer, testTenant } from 'lathe/node/testing';
import { ConsoleConfig, consoleConfigCalls, consoleConfigChangeCalls } from '../../common/consoleConfig';
import { exerciseCalls } from '../../common/exerciseCalls';
import { lessons } from '../../common/lessons';
import { activate } from '../index';

const foreign: Tenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const ann = testActor({ permissions: [permissions.manageTenant] });
const bob = testActor({ userId: '10gd00000000000000b1' });
const stranger = testActor({ tenant: foreign });

describe('the study center', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({ extensions: { home: { activate } }, tenants: [testTenant, foreign] });
  });

  afterAll(() => test.close());

  const view = async (name: string, as: Actor, viewed?: boolean) =>
    (await test.call(exerciseCalls.view, { params: { name }, body: viewed === undefined ? undefined : { viewed }, as }))
      .envelope;
  const of = async (name: string, as: Actor) => {
    const { result } = (await test.call(exerciseCalls.list, { as })).envelope;
    const { viewedAt, viewers } = result?.find((exercise) => exercise.name === name) ?? {};
    return [typeof viewedAt === 'string', viewers];
  };

  it('knows who has gone through which lesson, once each', async () => {
    const { count, result } = (await test.call(exerciseCalls.list, { as: ann })).envelope;
    expect([count, result?.length]).toEqual([lessons.length, lessons.length]);
    expect((await view('objects', ann)).result).toEqual({ name: 'objects', viewed: true });
    await view('objects', ann);
    await view('objects', bob, true);
    expect(await of('objects', ann)).toEqual([true, 2]);
    expect((await view('objects', bob, false)).result).toEqual({ name: 'objects', viewed: false });
    expect(await of('objects', bob)).toEqual([false, 1]);
    expect(await of('objects', stranger)).toEqual([false, 0]);
    expect(await of('views', ann)).toEqual([false, 0]);
  });

  it('has no lesson but its own, and asks for a session and a token', async () => {
    expect((await view('constructor', ann)).resCode).toBe('NOT_FOUND');
    const params = { name: 'objects' };
    expect((await test.call(exerciseCalls.view, { params })).status).toBe(401);
    expect((await test.call(exerciseCalls.view, { params, as: ann, forged: true })).status).toBe(403);
  });

  it('leads its users where administrators say', async () => {
    const body = ConsoleConfig.parse({
      support: { url: 'https://help.example.com', email: 'help@example.com' },
      recommendationUrls: [{ name: 'Wiki', url: '/wiki' }],
      guidance: [
        { name: 'A', url: '/a', category: 'forms' },
        { name: 'B', url: '/b', category: 'other' },
      ],
      rulesPageUrl: 'https://example.com/rules',
    });
    expect((await test.call(consoleConfigChangeCalls.set, { body, as: bob })).status).toBe(403);
    expect((await test.call(consoleConfigChangeCalls.set, { body, as: ann })).envelope.result).toEqual(body);
    const calls = consoleConfigCalls;
    expect((await test.call(calls.support, { as: bob })).envelope.result).toEqual(body.support);
    expect((await test.call(calls.recommendations, { as: bob })).envelope.result).toEqual(body.recommendationUrls);
    expect((await test.call(calls.reference, { as: bob })).envelope.result).toEqual({ url: '/api-docs' });
    expect((await test.call(calls.rulesPage, { as: bob })).envelope.result).toEqual({ url: body.rulesPageUrl });
    const guides = await test.call(calls.guidance, { query: { category: 'forms' }, as: bob });
    expect(guides.envelope.result).toEqual([{ name: 'A', url: '/a' }]);
    expect((await test.call(calls.support, { as: stranger })).envelope.result).toEqual({
      url: '',
      email: '',
      phone: '',
    });
    expect((await test.call(calls.studyCenter, { as: bob })).envelope.result?.lessons).toHaveLength(lessons.length);
  });

  it('answers that there is nothing of what is not there', async () => {
    const { message5gMetadata, message5gLocation, message5gTemplates, botCategories } = consoleConfigCalls;
    expect((await test.call(message5gMetadata, { as: bob })).envelope.result).toEqual({ categories: [] });
    expect((await test.call(message5gLocation, { as: bob })).envelope.result).toEqual({ url: '' });
    expect((await test.call(message5gTemplates, { query: { type: 'x' }, as: bob })).envelope.result).toEqual([]);
    expect((await test.call(botCategories, { params: { id: '1' }, as: bob })).envelope.result).toEqual([]);
  });

  it('takes no address that would run something', async () => {
    for (const url of ['javascript:alert(1)', '//evil.example.com', 'ftp://x']) {
      const body = { ...ConsoleConfig.parse({}), rulesPageUrl: url };
      expect((await test.call(consoleConfigChangeCalls.set, { body, as: ann })).status).toBe(400);
    }
  });
});
