import { Commands, Dialogs, Notifications, ReadonlyFileError, StaleFileError, TextFiles } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { when } from 'mobx';
import { TextTabRegistry } from '../editor/textTabRegistry';
import texts from '../../locales/en.json';
import { MonacoLanguage } from '../monaco/monacoLanguage';
import { MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';
import { AskName } from './askName';
import { SaveParticipants } from './saveParticipants';
import { Saving } from './saving';
import { TestText } from './testText';

const uri = 'user:/files/a.txt';
const bind = [AskName, MonacoLanguage, MonacoLoader, SaveParticipants, Saving, TextTabRegistry, TextTexts];

async function start(stored: string) {
  const container = createTestContainer({ bind, texts: ['lathe.text', texts] });
  const files = container.get(TextFiles);
  await files.write(uri, stored);
  const dialogs = container.get(Dialogs);
  const compared: unknown[] = [];
  const details: unknown[] = [];
  container.get(Commands).register('workbench.action.files.compareWithSaved', (each) => compared.push(each));
  /** Answers the question that is being asked, and returns what it was. */
  const answer = async (button: string | undefined): Promise<string> => {
    await when(() => dialogs.stack.length > 0);
    const request = dialogs.stack.at(-1);
    if (request?.kind !== 'message') throw new Error('Nothing is asked.');
    details.push(request.options.detail);
    request.close({ button, checked: false, values: {} });
    return request.options.message;
  };
  return {
    saving: container.get(Saving),
    notifications: container.get(Notifications),
    files,
    dialogs,
    answer,
    compared,
    details,
  };
}

describe('Saving', () => {
  it('writes the text and takes it for the stored one', async () => {
    const { saving, files, dialogs } = await start('old');
    const text = new TestText('new', 'old');
    expect(await saving.save(text)).toBe(true);
    expect([await files.read(uri), text.dirty, dialogs.stack.length]).toEqual(['new', false, 0]);
  });

  it.each([
    ['overwrite', true, 'mine'],
    ['compare', false, 'theirs'],
    [undefined, false, 'theirs'],
  ])('asks when somebody else wrote meanwhile: %s', async (button, result, stored) => {
    const { saving, files, answer, compared } = await start('theirs');
    const text = new TestText('mine', 'before');
    const saved = saving.save(text);
    expect(await answer(button)).toContain('a.txt');
    expect(await saved).toBe(result);
    expect([await files.read(uri), text.text]).toEqual([stored, 'mine']);
    expect(compared).toEqual(button === 'compare' ? [uri] : []);
  });

  it('takes the other text over when it is to', async () => {
    const { saving, answer } = await start('theirs');
    const text = new TestText('mine', 'before');
    const saved = saving.save(text);
    await answer('revert');
    expect([await saved, text.text, text.dirty]).toEqual([false, 'theirs', false]);
  });

  it('asks nothing when it saves by itself, and says once why it does not', async () => {
    const { saving, files, dialogs, notifications } = await start('theirs');
    const text = new TestText('mine', 'before');
    expect([await saving.save(text, 'auto'), await saving.save(text, 'auto')]).toEqual([false, false]);
    expect([await files.read(uri), dialogs.stack.length]).toEqual(['theirs', 0]);
    expect(notifications.all.map(({ message }) => message)).toEqual([
      "'a.txt' was changed elsewhere since you opened it.",
    ]);
  });

  it('leaves the text as it is when it cannot be written', async () => {
    const { saving, files } = await start('old');
    jest.spyOn(files, 'write').mockRejectedValue(new ReadonlyFileError(uri));
    const text = new TestText('new', 'old');
    await expect(saving.save(text)).rejects.toThrow('read-only');
    expect(text.dirty).toBe(true);
  });

  it('asks when somebody was faster between the look and the writing, and says who', async () => {
    const { saving, files, answer, details } = await start('before');
    jest.spyOn(files, 'lastChange').mockReturnValue('By Ann, just now.');
    const write = files.write.bind(files);
    jest.spyOn(files, 'write').mockImplementationOnce(async () => {
      await write(uri, 'theirs');
      throw new StaleFileError(uri);
    });
    const text = new TestText('mine', 'before');
    const saved = saving.save(text);
    await answer('overwrite');
    expect(details).toEqual(['By Ann, just now.\nOverwriting it discards the other change.']);
    expect([await saved, await files.read(uri)]).toEqual([true, 'mine']);
  });

  it('saves one after the other', async () => {
    const { saving, files } = await start('old');
    const text = new TestText('one', 'old');
    const first = saving.save(text);
    const second = saving.save(text);
    text.edit('two');
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(await files.read(uri)).toBe('two');
  });
});
