import { Button, EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import type { SectionProps } from '../editor/sectionProps';
import { useServiceParts } from '../editor/useServiceParts';
import { ServicesClient } from '../servicesClient';
import { OperationList } from './OperationList';
import { operationsIn } from './operations';
import { TryIt } from './TryIt';
import './api.css';

/** Everything that can be asked of a service, to be tried out. */
export const ApiSection = observer(function ApiSection({ designer, service }: SectionProps): ReactNode {
  const t = useTexts();
  const { value: operations, problem, reload } = useOperations(service.name);
  const [chosen, setChosen] = useState<string>();
  if (problem !== undefined)
    return (
      <EmptyState title={t('api.failed')} description={problem} icon="error">
        <Button onClick={reload}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  if (!operations) return <EmptyState title={t('editor.loading')} icon="loading" />;
  const operation = operations.find(({ id }) => id === chosen) ?? operations[0];
  if (!operation) return <EmptyState title={t('api.none')} description={t('api.noneHint')} icon="globe" />;
  return (
    <div className="service-api">
      <OperationList operations={operations} current={operation.id} onChoose={setChosen} />
      <TryIt key={operation.id} operation={operation} onShow={designer.show} />
    </div>
  );
});

function useOperations(serviceName: string) {
  const client = useService(ServicesClient);
  const load = useCallback(async () => {
    const { addresses } = await client.calls;
    const response = await addresses.document({ params: { serviceName } });
    return operationsIn(await response.json());
  }, [client, serviceName]);
  return useServiceParts('Service ServiceItem CustomResource Field CustomObject', load);
}
