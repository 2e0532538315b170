import fc from 'fast-check';
import { MessagingChange, type MessagingView } from '../../common/messagingCalls';
import { toChange, toForm } from './messagingForm';

const view: MessagingView = {
  mail: {
    host: 'smtp.a.cn',
    port: 465,
    security: 'tls',
    user: 'ann',
    from: 'a@b.cn',
    hasPassword: true,
    byOperator: false,
  },
  sms: { host: 'sms.a.cn', hasBody: true, hasHeaders: true, byOperator: false },
};

it('leaves out what was left blank, so that it stays', () => {
  expect(toChange(toForm(view))).toEqual({
    mail: { host: 'smtp.a.cn', port: 465, security: 'tls', user: 'ann', from: 'a@b.cn' },
    sms: {},
  });
});

it('sends what was typed, as the call takes it', () => {
  const typed = fc.string({ minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(typed, typed, typed, (password, body, headers) => {
      const change = toChange({ ...toForm(view), password, url: 'https://a.cn/x', body, headers });
      expect(MessagingChange.parse(change)).toEqual(change);
      expect([change.mail.password, change.sms]).toEqual([password, { url: 'https://a.cn/x', body, headers }]);
    }),
  );
});
