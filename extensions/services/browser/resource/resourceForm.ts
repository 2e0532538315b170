import type { Conflict, MetadataClient, Preferred, Translate } from 'lathe';
import { JsonData, type MetadataRecord } from 'lathe/common';
import { MergedForm, newId } from 'lathe/ui';
import { ResourceData } from '../../common/resources/resourceData';
import { resourceIssues } from '../../common/resources/resourceIssues';
import { blankRow, hasFittingDefault } from './parameterRows';
import { type ResourceValues, toData, toValues } from './resourceValues';

interface Around {
  readonly metadata: MetadataClient;
  readonly t: Translate;
  readonly onStored: (resource: MetadataRecord) => void;
  readonly askConflict: (conflicts: readonly Conflict[]) => Promise<Preferred | undefined>;
  readonly onMerged: () => void;
}

/** What is stored of a resource: nothing while it is yet to be made. */
interface Stored {
  readonly resource: MetadataRecord | undefined;
}

export type ResourceForm = MergedForm<ResourceValues, Stored>;

/** A custom resource in its form, or one that is yet to be made. */
export function resourceForm(id: string, service: string, around: Around): ResourceForm {
  const { metadata, t, onStored, askConflict, onMerged } = around;
  return new MergedForm<ResourceValues, Stored>({
    ...{ askConflict, onMerged },
    read: async () => ({ resource: id === newId ? undefined : await metadata.get('CustomResource', id) }),
    toValues: ({ resource }) => toValues(resource),
    // Text leaves out what is undefined.
    complete: (values) => ({
      ...{ ...values, condition: values.condition },
      parameters: values.parameters.map((row) => ({ ...blankRow, ...row })),
    }),
    write: async ({ resource }, _before, values) => {
      const { label, active } = values;
      const change = { name: values.name.trim(), label, active, data: dataOf(values) };
      if (!resource) {
        const place = { type: 'Service', id: service, part: 'CustomResource' };
        return { resource: await metadata.createPart(place, change) };
      }
      const { id: stored, revision } = resource;
      return { resource: await metadata.update('CustomResource', stored, { ...change, revision }) };
    },
    onStored: ({ resource }) => resource && onStored(resource),
    check: (values) => check(values, t),
  });
}

function dataOf(values: ResourceValues): JsonData {
  const read = toData(values);
  if ('wrong' in read) throw new Error(`The field ${read.wrong} was not checked.`);
  return JsonData.parse(JSON.parse(JSON.stringify(ResourceData.parse(read.data))));
}

type Errors = Partial<Record<keyof ResourceValues, string>>;

function check(values: ResourceValues, t: Translate): Errors {
  const unfit = values.parameters.find((row) => !hasFittingDefault(row));
  if (unfit)
    return { parameters: t('parameters.default.wrong', { name: unfit.name, type: t(`parameter.${unfit.type}`) }) };
  const read = toData(values);
  if ('wrong' in read) return { [read.wrong]: t('resource.noJson') };
  const parsed = ResourceData.safeParse(read.data);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue?.path.map(String).join('.') ?? '';
    return { [fieldOf(place, values)]: messageOf(place, issue?.message ?? '', t) };
  }
  const [issue] = resourceIssues(parsed.data);
  return issue ? { [fieldOf(issue.path, values, issue.name)]: t(`error.${issue.code}`, { name: issue.name }) } : {};
}

function messageOf(place: string, message: string, t: Translate): string {
  if (/^parameters\.\d+\.name$/.test(place)) return t('parameters.name.wrong');
  return t('resource.wrong', { place, message });
}

/** The field in which the user puts it right. */
function fieldOf(place: string, values: ResourceValues, name?: string): keyof ResourceValues {
  const { kind, limitBy, skipBy } = values;
  if (place.startsWith('parameters')) return 'parameters';
  if (place.startsWith('action.object')) return 'object';
  if (place.startsWith('action.id')) return 'row';
  if (place === 'path' || place === 'method') return place;
  if (kind === 'create' || kind === 'update') return 'values';
  if (kind !== 'query') return 'row';
  if (name !== undefined && name === limitBy) return 'limitBy';
  if (name !== undefined && name === skipBy) return 'skipBy';
  if (place.startsWith('action.request.options.limit')) return 'limit';
  return place.startsWith('action.request.options') || place.startsWith('action.request.relation')
    ? 'further'
    : 'condition';
}
