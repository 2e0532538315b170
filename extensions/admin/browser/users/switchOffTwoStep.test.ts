import { Api, type DialogAnswer, Dialogs, Notifications } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import { PasswordPrompt } from './passwordPrompt';
import { SwitchOffTwoStep } from './switchOffTwoStep';
import { UserChoice } from './userChoice';

const anna = { id: '10gd', userName: 'anna' };

function open(enabled: boolean, button: string | undefined) {
  const container = createTestContainer({ bind: [PasswordPrompt, SwitchOffTwoStep, UserChoice] });
  const change = jest.fn(async () => ({ enabled: false }));
  const state = async () => ({ enabled, recoveryCodes: 0, required: false });
  jest.spyOn(container.get(Api), 'of').mockReturnValue({ state, change });
  const answer: DialogAnswer = { button, checked: false, values: { password: 'secret' } };
  const asked = jest.spyOn(container.get(Dialogs), 'message').mockResolvedValue(answer);
  const told = jest.spyOn(container.get(Notifications), 'info');
  return { run: () => container.get(SwitchOffTwoStep).run([anna]), change, asked, told };
}

describe('SwitchOffTwoStep', () => {
  it('takes the password of who does it, and says that it is done', async () => {
    const { run, change, told } = open(true, 'go');
    await run();
    expect(change).toHaveBeenCalledWith({ params: { id: '10gd' }, body: { enabled: false, password: 'secret' } });
    expect(told).toHaveBeenCalledWith('users.twoStep.switchOff.done');
  });

  it('changes nothing when it is cancelled, nor where there is nothing to switch off', async () => {
    const cancelled = open(true, undefined);
    await cancelled.run();
    expect(cancelled.change).not.toHaveBeenCalled();
    const off = open(false, 'go');
    await off.run();
    expect(off.asked).not.toHaveBeenCalled();
    expect(off.told).toHaveBeenCalledWith('users.twoStep.switchOff.none');
  });
});
