import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { inject, injectable } from 'inversify';
import { Configuration } from '../configuration/configuration';
import { readKeys, type SecretKey } from './secretKeys';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const version = 's1';

/**
 * Secrets that must be read again, such as a password at another service, as they stand in the database. `owner` says what a
 * secret belongs to (`IdentityProvider/<id>/clientSecret`): moved to another row it no longer opens.
 */
@injectable()
export class Secrets {
  private keys: readonly SecretKey[] | undefined;

  constructor(@inject(Configuration) private readonly configuration: Configuration) {}

  seal(secret: string, owner: string): string {
    const [key] = this.all();
    if (!key) throw new Error('There is no key to seal secrets with.');
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv(algorithm, key.bytes, iv, { authTagLength: tagLength });
    cipher.setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [version, key.id, sealed.toString('base64url')].join('.');
  }

  /** Throws when the secret was sealed by a key that is gone, for another owner, or was changed. */
  open(sealed: string, owner: string): string {
    const [, id, content = ''] = this.partsOf(sealed);
    const key = this.all().find((one) => one.id === id);
    if (!key)
      throw new Error(`The key ${id} that has sealed the secret of ${owner} is not among those of LATHE_SECRET.`);
    const bytes = Buffer.from(content, 'base64url');
    if (bytes.length < ivLength + tagLength) throw new Error(`The secret of ${owner} is damaged.`);
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, ivLength), { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(owner));
    decipher.setAuthTag(bytes.subarray(-tagLength));
    return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
  }

  /** False for what an older key has sealed: seal it anew when it is written next. */
  isCurrent(sealed: string): boolean {
    return this.partsOf(sealed)[1] === this.all()[0]?.id;
  }

  private partsOf(sealed: string): readonly string[] {
    const parts = sealed.split('.');
    if (parts.length !== 3 || parts[0] !== version) throw new Error('This is no sealed secret.');
    return parts;
  }

  private all(): readonly SecretKey[] {
    const { configuration } = this;
    this.keys ??= readKeys(configuration.values.secret ?? [], configuration.dataFolder);
    return this.keys;
  }
}
