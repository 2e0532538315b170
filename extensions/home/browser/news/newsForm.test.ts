import type { MetadataClient } from 'lathe';
import { newId } from 'lathe/ui';
import { newsForm } from './newsForm';

const record = (data: object) => ({ id: '00PN0000000000000001', revision: 3, data });

it('makes the title JSON only when there is one for each language', async () => {
  const create = jest.fn((_type: string, { data }: { data: object }) => Promise.resolve(record(data)));
  const stored = jest.fn<void, [string, string]>();
  const metadata = { create } as unknown as MetadataClient;
  const form = newsForm(newId, metadata, stored);
  await form.load();
  form.set('title', '新版本');
  await form.save();
  expect(create.mock.calls[0]?.[1]).toMatchObject({ data: { Title: '新版本', published: false } });
  expect(stored).toHaveBeenCalledWith('00PN0000000000000001', '新版本');

  const both = newsForm(newId, metadata, stored);
  await both.load();
  both.set('title', '新版本');
  both.set('titleEnglish', 'New version');
  await both.save();
  const title = '{"en_US":"New version","zh_CN":"新版本"}';
  expect(create.mock.calls[1]?.[1]).toMatchObject({ data: { Title: title } });
});

it('changes what is stored, by its revision', async () => {
  const stored = record({ Title: '{"en_US":"A","zh_CN":"甲"}', text: 'x', published: true });
  const get = () => Promise.resolve(stored);
  const update = jest.fn<Promise<typeof stored>, [string, string, object]>(get);
  const form = newsForm(stored.id, { get, update } as unknown as MetadataClient, () => undefined);
  await form.load();
  expect(form.values).toMatchObject({ title: '甲', titleEnglish: 'A', published: true });
  form.set('titleEnglish', '');
  await form.save();
  expect(update.mock.calls[0]).toMatchObject([
    'ProductNotice',
    stored.id,
    { revision: 3, data: { Title: '甲', text: 'x' } },
  ]);
});
