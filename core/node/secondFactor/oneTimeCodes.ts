import { Secret, TOTP } from 'otpauth';
import encodeQR from 'qr';

const period = 30;
const digits = 6;
/** A clock may be a step early or late. */
const window = 1;

/** What an authenticator app needs to know. */
export interface CodeSetup {
  readonly secret: string;
  readonly uri: string;
  readonly qr: string;
}

/** 160 bits in base 32, as long as the hash that the codes come from. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function setupOf(secret: string, issuer: string, userName: string): CodeSetup {
  // A colon would part the issuer from the name.
  const uri = totp(secret, issuer.replaceAll(':', ' '), userName.replaceAll(':', ' ')).toString();
  return { secret, uri, qr: encodeQR(uri, 'svg', { ecc: 'medium', border: 2 }) };
}

/** The time step that a code belongs to; undefined for a wrong one. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** What the app shows. */
export function codeAt(secret: string, now = Date.now()): string {
  return totp(secret).generate({ timestamp: now });
}

function totp(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });
}
