import { Api, Dialogs, FailedCall, LiveEvents, Session } from 'lathe';
import { namespaceTopic, permissions } from 'lathe/common';
import { Button, report, TextField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { namespaceCalls, namespaceLengths } from '../../common/namespaceCalls';

/** The namespace, or the field in which it is chosen once. */
export const NamespaceSection = observer(function NamespaceSection(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const events = useService(LiveEvents);
  const mayChange = useService(Session).permissions.has(permissions.manageTenant);
  const [namespace, setNamespace] = useState<string | null>();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const load = async (): Promise<void> => setNamespace((await api.of(namespaceCalls).get()).name);
    const again = (): void => report(load());
    again();
    const hearing = events.listen(namespaceTopic, { heard: again, missed: again });
    return () => hearing.dispose();
  }, [api, events]);
  const check = useCallback(
    async (signal: AbortSignal): Promise<void> => {
      if (name === '') return setProblem(undefined);
      const { reason } = await api.of(namespaceCalls).check({ params: { name }, signal });
      if (!signal.aborted) setProblem(reason ?? undefined);
    },
    [api, name],
  );
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    report(check(signal).catch((error: unknown) => signal.aborted || Promise.reject(error)));
    return () => leaving.abort();
  }, [check]);
  const choose = async (): Promise<void> => {
    // What is shown may still be about a shorter name: who types fast and presses Enter is asked about the whole one.
    const { reason } = await api.of(namespaceCalls).check({ params: { name } });
    if (reason) return setProblem(reason);
    const message = t('namespace.question', { name });
    const detail = t('namespace.questionDetail', { name });
    if (!(await dialogs.confirm({ message, detail, primary: t('namespace.choose'), danger: true }))) return;
    try {
      setNamespace((await api.of(namespaceCalls).set({ body: { name } })).name);
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error;
      setProblem(error.message);
    }
  };
  const ready = name !== '' && problem === undefined;
  return (
    <section className="tenant-page__section" aria-labelledby="tenant-namespace">
      <h2 id="tenant-namespace">{t('namespace')}</h2>
      <p>{t(namespace ? 'namespace.chosen' : 'namespace.hint', { ...namespaceLengths })}</p>
      {namespace && <div className="tenant-page__value">{namespace}</div>}
      {namespace === null && mayChange && (
        <>
          <TextField
            label={t('namespace')}
            value={name}
            onChange={setName}
            onKeyDown={({ key }) => key === 'Enter' && name !== '' && report(choose())}
            error={problem}
            maxLength={40}
          />
          <div className="tenant-page__buttons">
            <Button disabled={!ready} onClick={() => report(choose())}>
              {t('namespace.choose')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
});
