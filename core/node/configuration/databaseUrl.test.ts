import { DatabaseUrl } from './databaseUrl';

describe('DATABASE_URL', () => {
  it.each([
    'postgres://user:secret@db.example:5433/lathe',
    'postgresql://user@localhost/lathe?sslmode=disable',
    'postgres://user@/lathe?host=/var/run/postgresql',
    'postgres:///lathe?host=%2Fvar%2Frun&user=lathe',
    'postgres://user@%2Fvar%2Frun%2Fpostgresql/lathe',
    'postgres://user:p%40ss@[::1]:5432/lathe',
  ])('may be %s', (url) => {
    expect(DatabaseUrl.safeParse(url).success).toBe(true);
  });

  it.each([
    '',
    'lathe',
    '/var/run/postgresql lathe',
    'mysql://user@host/lathe',
    'http://host/lathe',
    'postgres:/host/lathe',
    'postgres://host:99999/lathe',
    'postgres://us er@ho st/lathe',
    'postgres://user@host:port/lathe',
    'postgres://user@/lathe?host=/a&port=none',
  ])('may not be %s', (url) => {
    const { success, error } = DatabaseUrl.safeParse(url);
    expect(success).toBe(false);
    expect(error?.issues[0]?.message).toContain('must be an address such as postgres://');
  });
});
