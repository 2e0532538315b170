import { calls, passwordPolicyCalls, PasswordPolicyShape, permissions, put } from 'lathe/common';

export const policyCalls = calls({
  set: put(passwordPolicyCalls.get.path, {
    summary: 'Changes what the tenant asks of passwords; those that there are stay as they are.',
    permission: permissions.manageTenant,
    body: PasswordPolicyShape,
    result: PasswordPolicyShape,
  }),
});
