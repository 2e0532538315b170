import { type DialogAnswer, Dialogs, FailedCall, type MessageOptions } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { PasswordPrompt } from './passwordPrompt';

const question = { message: 'Deactivate?', detail: 'At once.', primary: 'Deactivate' };

function open(answers: readonly (string | undefined)[]) {
  const container = createTestContainer({ bind: [PasswordPrompt] });
  const asked: MessageOptions[] = [];
  const left = [...answers];
  jest.spyOn(container.get(Dialogs), 'message').mockImplementation(async (options): Promise<DialogAnswer> => {
    asked.push(options);
    const password = left.shift();
    return { button: password === undefined ? undefined : 'go', checked: false, values: { password: password ?? '' } };
  });
  return { prompt: container.get(PasswordPrompt), asked };
}

describe('PasswordPrompt', () => {
  const work = async (password: string): Promise<string> => {
    if (password === 'right') return 'done';
    throw new FailedCall(
      { resCode: password === 'other' ? 'LAST_ADMINISTRATOR' : 'PASSWORD_WRONG', resMsg: 'No.' },
      400,
    );
  };

  it('asks again while the password is wrong, and says so', async () => {
    const { prompt, asked } = open([' ', 'wrong', 'right']);
    expect(await prompt.confirm(question, work)).toEqual({ result: 'done' });
    expect(asked.map(({ detail, type }) => [detail, type])).toEqual([
      ['At once.', 'question'],
      ['At once.\nusers.required', 'error'],
      ['At once.\nNo.', 'error'],
    ]);
  });

  it('does nothing when it is cancelled, and leaves other failures to who called', async () => {
    expect(await open([undefined]).prompt.confirm(question, work)).toBeUndefined();
    await expect(open(['other']).prompt.confirm(question, work)).rejects.toThrow('No.');
  });
});
