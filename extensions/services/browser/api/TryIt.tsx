import { AntiForgery, Clipboard, type Disposable, Notifications } from 'lathe';
import { Button, report, TextField, useService, useTexts } from 'lathe/ui';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { ShownParts } from '../parts/shownParts';
import { AnswerPane } from './AnswerPane';
import type { Operation, Parameter } from './operations';
import { asCurl, asTypeScript, keyOf, missingIn, prepare } from './prepared';
import { type Answer, sendRequest } from './sendRequest';

interface TryItProps {
  readonly operation: Operation;
  /** Tells what commands can do with it. */
  readonly onShow: (parts: ShownParts) => Disposable;
}

/** One operation: what it takes, and what it answers. */
export function TryIt({ operation, onShow }: TryItProps): ReactNode {
  const t = useTexts();
  const { values, body, setBody, setValue, prepared, missing } = useFilled(operation);
  const { answer, problem, sending, send } = useSending();
  const copy = useCopy();
  const id = useId();
  const form = useSentByCommand(onShow);
  return (
    <form
      ref={form}
      className="service-api__try"
      aria-label={operation.summary}
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending && missing.length === 0) report(send(prepared));
      }}
    >
      <h2 className="service-api__title">{operation.summary}</h2>
      {operation.description && <p className="service-api__about">{operation.description}</p>}
      <code className="service-api__address">
        {operation.method} {operation.path}
      </code>
      {operation.parameters.map((one) => (
        <TextField
          key={keyOf(one)}
          label={labelOf(one, t('api.needed'))}
          description={one.description}
          placeholder={hintOf(one)}
          value={values[keyOf(one)] ?? ''}
          onChange={(value) => setValue(keyOf(one), value)}
          required={one.required}
        />
      ))}
      {operation.body !== undefined && (
        <>
          <label htmlFor={`${id}-body`}>{t('api.body')}</label>
          <textarea
            id={`${id}-body`}
            className="service-api__body"
            rows={Math.min(body.split('\n').length + 1, 16)}
            spellCheck={false}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        </>
      )}
      {missing.length > 0 && <p className="service-api__about">{t('api.missing', { names: missing.join(', ') })}</p>}
      <div className="service-api__buttons">
        <Button icon="play" type="submit" disabled={sending || missing.length > 0} onClick={() => undefined}>
          {t('api.send')}
        </Button>
        <Button secondary icon="copy" onClick={() => report(copy(asCurl(prepared, location.origin)))}>
          {t('api.curl')}
        </Button>
        <Button secondary icon="copy" onClick={() => report(copy(asTypeScript(prepared, location.origin)))}>
          {t('api.typescript')}
        </Button>
      </div>
      {problem !== undefined && (
        <p className="service-api__status service-api__status--wrong" role="alert">
          {problem}
        </p>
      )}
      {answer && <AnswerPane answer={answer} />}
    </form>
  );
}

/** As Enter in one of its fields does: in the body, Enter is a new line. */
function useSentByCommand(onShow: TryItProps['onShow']): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const shown = onShow({ send: () => form.current?.requestSubmit() });
    return () => shown.dispose();
  }, [onShow]);
  return form;
}

function labelOf({ name, required }: Parameter, needed: string): string {
  return required ? `${name} ${needed}` : name;
}

/** What is taken where nothing is given, or else of what type it is. */
function hintOf({ schema }: Parameter): string {
  return String(schema['default'] ?? schema['format'] ?? schema['type'] ?? '');
}

function useFilled(operation: Operation) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => examplesOf(operation));
  const [body, setBody] = useState(operation.body ?? '');
  const filled = { values, body };
  const setValue = (key: string, value: string) => setValues((before) => ({ ...before, [key]: value }));
  return {
    values,
    body,
    setBody,
    setValue,
    prepared: prepare(operation, filled),
    missing: missingIn(operation, filled),
  };
}

function examplesOf({ parameters }: Operation): Record<string, string> {
  const given = parameters.filter(({ example }) => example !== undefined && example !== null);
  return Object.fromEntries(given.map((one) => [keyOf(one), String(one.example)]));
}

function useSending() {
  const t = useTexts();
  const antiForgery = useService(AntiForgery);
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const send = async (prepared: ReturnType<typeof prepare>): Promise<void> => {
    setSending(true);
    setProblem(undefined);
    setAnswer(undefined);
    try {
      setAnswer(await sendRequest(prepared, antiForgery));
    } catch (error) {
      // The browser's own words for a server that is away help nobody.
      const away = error instanceof TypeError || !(error instanceof Error);
      setProblem(away ? t('api.unreachable') : error.message);
    } finally {
      setSending(false);
    }
  };
  return { answer, problem, sending, send };
}

function useCopy(): (text: string) => Promise<void> {
  const t = useTexts();
  const clipboard = useService(Clipboard);
  const notifications = useService(Notifications);
  return async (text) => {
    await clipboard.writeText(text);
    notifications.info(t('api.copied'));
  };
}
