import chinese from '../../locales/zh-CN.json';
import { titleOf } from './componentItem';
import { testEntry, testFolder } from './testEntries';

const t = (key: string): string => String(Reflect.get(chinese, key));

describe('what an entry of the tree is called', () => {
  it('is in the reader’s language where the application began with it', () => {
    const folders = ['Logic', 'Model', 'Page', '5G Template'].map((name) => testFolder(name));
    expect(folders.map((folder) => titleOf(folder, t))).toEqual(['逻辑', '模型', '页面', '5G 模板']);
  });

  it('is what people have called it otherwise', () => {
    expect(titleOf(testEntry('Model', { label: 'Our data', type: 'Folder' }), t)).toBe('Our data');
    expect(titleOf(testEntry('Model', { label: '', type: 'Script' }), t)).toBe('Model');
  });
});
