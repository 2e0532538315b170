import { act, screen } from '@testing-library/react';
import { createTestContainer, draw } from 'lathe/testing';
import { Editors, Tabs, TextFiles, Texts } from 'lathe';
import chinese from '../../locales/zh-CN.json';
import texts from '../../locales/en.json';
import { JsonView } from './JsonView';

const uri = 'user:/files/a.json';

async function start(stored: string) {
  const container = createTestContainer({ texts: ['lathe.text', texts] });
  const all = container.get(Texts);
  all.add('workbench', 'en', { 'settings.syntax.valueExpected': 'A value is expected.' });
  all.add('workbench', 'zh-CN', { 'settings.syntax.valueExpected': '此处应为值。' });
  all.add('lathe.text', 'zh-CN', chinese);
  const files = container.get(TextFiles);
  await files.write(uri, stored);
  container.get(Editors).declare([{ type: 'json', title: 'JSON', route: '/json/*path' }]);
  const tab = await container.get(Tabs).open({ type: 'json', id: 'user/files/a.json', name: 'a.json' });
  await act(async () => void draw(<JsonView tab={tab} />, container, 'lathe.text'));
  return { files, texts: all };
}

describe('JsonView', () => {
  it('says in words what is wrong, and where', async () => {
    const { texts: all } = await start('{\n  "a": }');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This is not JSON, at line 2, column 8: A value is expected.',
    );
    act(() => all.setLocale('zh-CN'));
    expect(screen.getByRole('alert').textContent).toBe('这不是 JSON（第 2 行，第 8 列）：此处应为值。');
    expect(screen.getByText(/"a":/)).toBeTruthy();
  });

  it('is drawn again when the file is mended', async () => {
    const { files } = await start('{ "a": ');
    expect(await screen.findByRole('alert')).toBeTruthy();
    await act(() => files.write(uri, '[]'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a file is empty, which is no mistake', async () => {
    await start('');
    expect(await screen.findByText('a.json is empty.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a file is not there, and tries again', async () => {
    const { files } = await start('{}');
    await act(() => files.delete(uri));
    expect(await screen.findByRole('button')).toBeTruthy();
  });
});
