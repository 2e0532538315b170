import type { Container } from 'inversify';
import { Audit } from '../../../core/node/audit/audit';
import { Database } from '../../../core/node/database/database';
import { SecondFactors } from '../../../core/node/secondFactor/secondFactors';
import { LoginThrottle } from '../../../core/node/session/loginThrottle';
import { oneTimePassword } from '../../../core/node/session/oneTimePassword';
import { Passwords } from '../../../core/node/session/passwords';
import type { Tenant } from '../../../core/node/tenants/tenant';
import { Tenants } from '../../../core/node/tenants/tenants';
import { type User, Users } from '../../../core/node/users/users';
import { type Tool, ToolError } from './tool';
import { explainEmpty, withServices } from './toolServer';
import { verifyAudit } from './verifyAudit';

/** Who has done it, as the audit has it: whoever has the machine. */
const operator = { userId: '', userName: 'operator' };
interface Account {
  readonly tenant: Tenant;
  readonly user: User;
}

type Command = (container: Container, account: Account) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  'reset-password': resetPassword,
  'two-step-off': switchOffTwoStep,
  unlock,
};

/** For those who cannot get in any more; works while the server runs, and while it doesn't. */
export const admin: Tool = {
  usage: 'npm run admin -- reset-password|two-step-off|unlock name, or npm run admin -- verify-audit [tenant]',

  async run([name = '', userName, ...rest], configuration) {
    if (name === 'verify-audit' && rest.length === 0) {
      process.stdout.write(`${await withServices(configuration, (services) => verifyAudit(services, userName))}\n`);
      return;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command || !userName || rest.length > 0) throw new ToolError(`Say what to do and for whom: ${admin.usage}`);
    const said = await withServices(configuration, async (container) =>
      command(container, await find(container, userName)),
    );
    process.stdout.write(`${said}\n`);
  },
};

async function find(container: Container, userName: string): Promise<Account> {
  const users = container.get(Users);
  const found = await users.locate(userName).catch(explainEmpty);
  const tenant = found && (await container.get(Tenants).find(found.tenantId));
  const user = tenant && (await users.get(tenant, found.userId));
  if (!user) throw new ToolError(`There is no user ${userName}.`);
  return { tenant, user };
}

/** The user's sessions end, and what was counted against the name is forgotten. */
async function resetPassword(container: Container, { tenant, user }: Account): Promise<string> {
  const password = oneTimePassword();
  await container.get(Passwords).reset(tenant, user.id, password, operator);
  return `${user.name} signs in with the one-time password ${password} and chooses another then.`;
}

async function unlock(container: Container, { tenant, user }: Account): Promise<string> {
  await container.get(LoginThrottle).unlock(user.name);
  await container.get(Database).transact(tenant, async (transaction) => {
    const entry = { action: 'unlock', type: 'User', id: user.id, name: user.name };
    await container.get(Audit).record(transaction, { ...operator, tenant }, entry);
  });
  return `${user.name} may sign in again.`;
}

/** For who has lost his telephone and his recovery codes, when nobody else can help. */
async function switchOffTwoStep(container: Container, { tenant, user }: Account): Promise<string> {
  const { id, name } = user;
  await container.get(SecondFactors).turnOff({ ...operator, tenant }, { id, name });
  return `${name} signs in without a one-time code.`;
}
