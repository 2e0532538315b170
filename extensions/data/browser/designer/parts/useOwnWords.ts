import { useObjectDescription } from '../../describe/useObjectDescription';

interface Labelled {
  readonly id: string;
  readonly label: string;
}

interface OwnWords {
  /** What the object, or the field of it, is called; undefined until that is known. */
  readonly title: string | undefined;
  /** What the object is called. */
  readonly object: string | undefined;
}

/** What users call what is being designed: a record of metadata knows only the language in which it was made. */
export function useOwnWords(objectId: string, stored: Labelled | undefined): OwnWords {
  const { description, problem } = useObjectDescription(objectId);
  if (!description) return { title: problem === undefined ? undefined : stored?.label, object: undefined };
  const object = description.label;
  if (stored?.id === description.id) return { title: object, object };
  // A field that was made a moment ago is not described yet.
  return { title: description.fields.find(({ id }) => id === stored?.id)?.label ?? stored?.label, object };
}
