import { blankField } from './fieldValues';
import { wrongSettings } from './wrongSettings';

const wrong = (values: Partial<typeof blankField>) => wrongSettings({ ...blankField, ...values }, (key) => key);

describe('the settings of a field', () => {
  it('are told where they are wrong', () => {
    expect(wrong({})).toEqual({});
    expect(wrong({ type: 'number', precision: 2, scale: 4 })).toEqual({ scale: 'fieldIssue.digits' });
    expect(wrong({ type: 'autonumber', format: 'NO' })).toEqual({ format: 'fieldIssue.numberFormat' });
    expect(wrong({ type: 'singleselect', choices: [{ value: 'a' }], defaultText: 'b' })).toEqual({
      defaultText: 'fieldIssue.defaultChoice',
    });
  });

  it('leave what is asked for and missing to the form', () => {
    expect(wrong({ type: 'lookup' })).toEqual({});
    expect(wrong({ type: 'formula' })).toEqual({});
  });

  it('of a roll-up need rows that lead here', () => {
    expect(wrong({ type: 'rollupsummary' })).toEqual({ rollupBy: 'rollup.noneHint' });
    expect(wrong({ type: 'rollupsummary', rollupBy: '000d0000000000000001' })).toEqual({});
  });
});
