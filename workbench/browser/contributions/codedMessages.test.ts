import { keyMessages } from '../../../core/common/keybindings/keyMessages';
import { whenMessages } from '../../../core/common/contextKeys/whenMessages';
import english from '../../locales/en.json';

describe('what can be wrong with keys and when clauses', () => {
  it.each([
    ['keys', keyMessages],
    ['when', whenMessages],
  ])('reads the same in logs and in the English workbench: %s', (area, messages) => {
    const own = Object.entries(english).filter(([key]) => key.startsWith(`${area}.`));
    expect(Object.fromEntries(own)).toEqual(
      Object.fromEntries(Object.entries(messages).map(([code, text]) => [`${area}.${code}`, text])),
    );
  });
});
