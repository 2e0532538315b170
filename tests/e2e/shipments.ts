import type { APIRequestContext } from '@playwright/test';

const base = '/u-route/baas';

type Json = Readonly<Record<string, unknown>>;

/** An object with rows of its own for each test: shipments that go to places. */
export class Shipments {
  private constructor(
    private readonly send: (method: string, path: string, data?: Json) => Promise<Json>,
    readonly object: string,
    readonly placeObject: string,
    private readonly namespace: string,
  ) {}

  static async make(request: APIRequestContext, names: readonly string[] = []): Promise<Shipments> {
    const token = Object((await (await request.post(`${base}/sys/v1.0/csrf/get`)).json()) as unknown).result;
    const headers = { 'csrf-token': String(token) };
    const send = async (method: string, path: string, data?: Json): Promise<Json> => {
      const answer = await request.fetch(`${base}/${path}`, { method, data, headers });
      const { resCode, resMsg, result } = Object(await answer.json());
      if (resCode !== '0') throw new Error(`${path}: ${resMsg}`);
      return Object(result);
    };
    await send('POST', 'sys/v1.0/namespace', { name: 'ns' }).catch(() => undefined);
    const { name } = await send('GET', 'sys/v1.0/namespace');
    const suffix = Math.random().toString(36).slice(2, 8).replace(/^\d/, 'x');
    const place = await send('POST', 'metadata/v1.0/object', {
      name: `Place${suffix}`,
      label: 'Place',
      data: { plural: 'Places' },
    });
    const object = await send('POST', 'metadata/v1.0/object', {
      ...{ name: `Shipment${suffix}`, label: 'Shipment', data: { plural: 'Shipments' } },
    });
    const field = (label: string, data: Json) =>
      send('POST', `metadata/v1.0/object/${String(object['id'])}/Field`, { name: label.toLowerCase(), label, data });
    await field('Place', { type: 'lookup', object: place['id'], relationName: 'shipments' });
    await field('Weight', { type: 'number', precision: 20, scale: 2 });
    await field('Status', {
      type: 'singleselect',
      choices: [
        { value: 'new', label: 'New' },
        { value: 'sent', label: 'Sent' },
      ],
    });
    await field('Code', { type: 'encryptedtext' });
    await field('Marks', { type: 'multiselect', choices: ['cold', 'fragile'].map((value) => ({ value })) });
    const made = new Shipments(send, String(object['name']), String(place['name']), String(name));
    for (const each of names) await made.add({ name: each });
    return made;
  }

  get path(): string {
    return `/projects/records/${this.object}`;
  }

  /** As requests call the field. */
  field(name: string): string {
    return `${this.namespace}__${name}__CST`;
  }

  async add(values: Json, object = this.object): Promise<string> {
    return String((await this.send('POST', `data/v1.0/bobject/${object}`, values))['id']);
  }

  async addMany(records: readonly Json[]): Promise<void> {
    await this.send('POST', `bulk/v1.0/${this.object}`, { operation: 'create', records });
  }

  async change(id: string, values: Json): Promise<void> {
    await this.send('PUT', `data/v1.0/bobject/${this.object}/${id}`, values);
  }

  get(id: string): Promise<Json> {
    return this.send('GET', `data/v1.0/bobject/${this.object}/${id}`);
  }
}
