import { QuickInput } from 'lathe';
import { Button, type FormModel, Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Principal } from '../../../common/accessCalls';
import { DataClient } from '../../dataClient';
import type { SharingValues } from './SharingEditor';

const icons = { profile: 'organization', permissionSet: 'key', queue: 'inbox', user: 'account' } as const;

interface PrincipalFieldProps {
  readonly form: FormModel<SharingValues>;
  readonly name: 'to' | 'owner';
  readonly label: string;
  /** Those only that can own rows: queues and users. */
  readonly owners?: boolean;
}

/** Somebody, or some people: chosen from profiles, permission sets, queues and users. */
export const PrincipalField = observer(function PrincipalField(props: PrincipalFieldProps): ReactNode {
  const { form, name, label, owners = false } = props;
  const t = useTexts();
  const client = useService(DataClient);
  const quickInput = useService(QuickInput);
  const id = form.values[name];
  const chosen = usePrincipal(id);
  useEffect(() => {
    const needed = form.require(name);
    return () => needed.dispose();
  }, [form, name]);
  const choose = async (): Promise<void> => {
    const { access } = await client.calls;
    const items = access
      .principals({ query: {} })
      .then((all) =>
        all
          .filter(({ kind }) => !owners || kind === 'queue' || kind === 'user')
          .map((row) => ({ label: row.label, description: t(`principal.${row.kind}`), icon: icons[row.kind], row })),
      );
    const picked = await quickInput.pick(items, { title: label, matchOnDescription: true });
    if (picked) form.set(name, picked.row.id, label);
  };
  const error = form.isMissing(name) ? t('sharing.required', { name: label }) : form.errorOf(name);
  const modifiers = [form.isChanged(name) && 'form-field--changed', error && 'form-field--invalid'];
  return (
    <div className={['form-field', ...modifiers].filter(Boolean).join(' ')} data-field={name}>
      <div className="form-field__label">{label}</div>
      <div className="principal">
        {chosen && (
          <span>
            <Icon name={icons[chosen.kind]} /> {chosen.label}{' '}
            <span className="designer__muted">{t(`principal.${chosen.kind}`)}</span>
          </span>
        )}
        <Button secondary icon="edit" onClick={() => report(choose())}>
          {t('sharing.choose')}
        </Button>
      </div>
      {error && (
        <div className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
});

function usePrincipal(id: string): Principal | undefined {
  const client = useService(DataClient);
  const [known, setKnown] = useState<Principal | undefined>(undefined);
  useEffect(() => {
    if (id === '') return undefined;
    let current = true;
    client.calls
      .then(({ access }) => access.principals({ query: { ids: id } }))
      .then(
        ([found]) => current && setKnown(found),
        // The id is as good as nothing; it stays what it is.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client, id]);
  return known?.id === id ? known : undefined;
}
