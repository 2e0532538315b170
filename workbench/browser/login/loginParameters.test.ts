import { readLoginParameters, withoutLogout } from './loginParameters';

it('reads what the address says', () => {
  const search =
    '?sandboxname=test&logout=true&portal=true&redirect=%2Fprojects%3Fa%3Db&idp-type=saml&idp-name=corp&tenant-id=t1&env=dev&x=y';
  expect(readLoginParameters(search)).toEqual({
    sandboxName: 'test',
    logout: true,
    ofPage: true,
    redirect: '/projects?a=b',
    entered: false,
    failure: undefined,
    singleSignOn: { 'idp-type': 'saml', 'idp-name': 'corp', 'tenant-id': 't1', env: 'dev' },
  });
});

it('takes what is empty for absent, and only "true" for true', () => {
  expect(readLoginParameters('?sandboxname=&logout=1&redirect=&env=')).toEqual({
    sandboxName: undefined,
    logout: false,
    ofPage: false,
    redirect: undefined,
    entered: false,
    failure: undefined,
    singleSignOn: {},
  });
});

it('forgets the log-out and keeps the rest', () => {
  expect(withoutLogout('?logout=true')).toBe('');
  expect(withoutLogout('?logout=true&redirect=%2Fa%3Fb&idp-type=saml')).toBe('?redirect=%2Fa%3Fb&idp-type=saml');
});

it.each([
  ['?failure=SSO_STATE', 'login.failure.SSO_STATE'],
  ['?failure=Call%20this%20number', 'login.failure.other'],
  ['', undefined],
])('says of %j only what it has words for', (search, key) => {
  expect(readLoginParameters(search).failure).toBe(key);
});
