import 'reflect-metadata';
import { type Commands, type Dialogs, ReadonlyFileError, type TextFiles } from 'lathe';
import type { TextDocument } from '../documents/textDocument';
import { Saving } from './saving';

type Parts = ConstructorParameters<typeof Saving>;

/** A document as far as saving goes: its text, and what it takes for the stored one. */
function createDocument(text: string, storedText: string) {
  const saved: string[] = [];
  const document = {
    uri: 'user:/a',
    name: 'a',
    isUntitled: false,
    text,
    storedText,
    get dirty() {
      return this.text !== this.storedText;
    },
    model: { getAlternativeVersionId: () => 1 },
    markSaved(written: string) {
      saved.push(written);
      this.storedText = written;
    },
  };
  return { document: document as unknown as TextDocument, saved };
}

function createSaving(stored: string, answer?: string) {
  const file = { text: stored };
  const asked: string[] = [];
  const files: Pick<TextFiles, 'exists' | 'read' | 'write'> = {
    exists: async () => true,
    read: async () => file.text,
    write: async (_uri, text) => {
      file.text = text;
    },
  };
  const dialogs: Pick<Dialogs, 'ask'> = {
    ask: async ({ message }) => {
      asked.push(message);
      return answer;
    },
  };
  const commands: Pick<Commands, 'execute'> = { execute: async () => undefined };
  const texts = { t: (key: string) => key };
  const participants = { run: async () => undefined };
  const parts: unknown[] = [files, dialogs, commands, {}, texts, {}, participants];
  return { saving: new Saving(...(parts as Parts)), file, asked };
}

describe('Saving', () => {
  it('writes the text and takes it for the stored one', async () => {
    const { saving, file, asked } = createSaving('old');
    const { document, saved } = createDocument('new', 'old');
    expect(await saving.save(document)).toBe(true);
    expect([file.text, saved, asked]).toEqual(['new', ['new'], []]);
  });

  it.each([
    ['overwrite', true, 'mine'],
    ['compare', false, 'theirs'],
    [undefined, false, 'theirs'],
  ])('asks when somebody else wrote meanwhile: %s', async (answer, result, stored) => {
    const { saving, file, asked } = createSaving('theirs', answer);
    const { document } = createDocument('mine', 'before');
    expect(await saving.save(document)).toBe(result);
    expect([file.text, asked]).toEqual([stored, ['save.conflict']]);
  });

  it('asks nothing when it saves by itself', async () => {
    const { saving, file, asked } = createSaving('theirs', 'overwrite');
    const { document } = createDocument('mine', 'before');
    expect(await saving.save(document, 'auto')).toBe(false);
    expect([file.text, asked]).toEqual(['theirs', []]);
  });

  it('leaves the document as it is when it cannot be written', async () => {
    const { saving } = createSaving('old');
    const { document, saved } = createDocument('new', 'old');
    jest.spyOn(saving['files'], 'write').mockRejectedValue(new ReadonlyFileError('user:/a'));
    await expect(saving.save(document)).rejects.toThrow('read-only');
    expect(saved).toEqual([]);
  });
});
