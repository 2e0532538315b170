import { describeProblem, ExtensionRegistry, type KnownExtension } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Table } from './Table';

/** Whether it runs, since when, and what went wrong. */
export const RuntimeStatus = observer(function RuntimeStatus({
  extension,
}: {
  readonly extension: KnownExtension;
}): ReactNode {
  const t = useTexts();
  const registry = useService(ExtensionRegistry);
  const { description, state, activatedBy, activationTime, errors } = extension;
  const needed = description.manifest.extensionDependencies ?? [];
  const problems = description.problems.filter(({ severity }) => severity === 'error').map(describeProblem);
  const notes = description.problems.filter(({ severity }) => severity === 'note').map(describeProblem);
  const facts: (readonly [string, ReactNode])[] = [[t('activation.state'), t(`activation.${state}`)]];
  if (activatedBy !== undefined) facts.push([t('activation.by'), <code key="by">{activatedBy}</code>]);
  if (activationTime !== undefined) facts.push([t('activation.time'), t('time', { time: activationTime.toFixed(1) })]);
  if (needed.length > 0) facts.push([t('details.dependencies'), needed.map((id) => registry.nameOf(id)).join(', ')]);
  return (
    <>
      <Table caption={t('details.runtime')} columns={[]} rows={facts} />
      <Messages title={t('details.errors')} messages={errors} />
      <Messages title={t('details.problems')} messages={problems} />
      <Messages title={t('details.notes')} messages={notes} />
    </>
  );
});

function Messages({ title, messages }: { readonly title: string; readonly messages: readonly string[] }): ReactNode {
  if (messages.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="extension-editor__messages">
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </>
  );
}
