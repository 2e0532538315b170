import { readConfig } from './readConfig';

const answer = (status: number, body: string, statusText = ''): void => {
  const response = { status, statusText, text: async () => body };
  Object.assign(globalThis, { fetch: jest.fn(async () => response) });
};

it('gives the result, or throws what the answer says', async () => {
  answer(200, '{"resCode":"0","result":{"url":"/x"}}');
  expect(await readConfig('/besBaas/reference')).toEqual({ url: '/x' });
  answer(404, 'No such setting');
  await expect(readConfig('/besBaas/reference')).rejects.toThrow('No such setting');
  answer(502, '', 'Bad Gateway');
  await expect(readConfig('/besBaas/reference')).rejects.toThrow('Bad Gateway');
  answer(201, '{}');
  await expect(readConfig('/besBaas/reference')).rejects.toThrow('{}');
});
