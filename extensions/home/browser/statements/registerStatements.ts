import { Dialogs, type ExtensionContext, Session, Tabs } from 'lathe';
import { isStatementName } from '../../common/statementCalls';
import { AgreementEditor, StatementEditor } from './StatementEditor';
import { StatementFormEditor } from './StatementFormEditor';

/** About the product, the agreement, and the statements. */
export function registerStatements({ commands, editors, get, texts, version }: ExtensionContext): void {
  editors.register('agreement', AgreementEditor);
  editors.register('statement', StatementEditor);
  editors.register('statementForm', StatementFormEditor);
  const tabs = get(Tabs);
  const show = (name: string) => tabs.open({ type: 'statement', id: name, name: texts(`statement.${name}`) });
  commands.register('home.showAgreement', () => tabs.open({ type: 'agreement' }));
  commands.register('home.showPrivacyStatement', () => show('privacy'));
  commands.register('home.showServiceStatement', () => show('service'));
  commands.register('home.editStatement', (name) => {
    if (typeof name !== 'string' || !isStatementName(name)) return undefined;
    return tabs.open({ type: 'statementForm', id: name, name: texts(`statement.${name}`) });
  });
  commands.register('home.showAbout', async () => {
    const user = await get(Session).currentUser();
    const facts = [
      texts('about.version', { version }),
      texts('about.tenant', { tenant: user?.tenantName ?? '' }),
      texts('about.user', { user: user?.userName ?? '' }),
    ];
    const buttons = [{ id: 'agreement', label: texts('statement.agreement') }];
    const answer = await get(Dialogs).ask({
      message: texts('welcome.product'),
      detail: facts.join('\n'),
      type: 'info',
      buttons,
      cancel: texts('release.close'),
    });
    if (answer === 'agreement') await tabs.open({ type: 'agreement' });
  });
}
