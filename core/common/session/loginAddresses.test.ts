import { loginAddress, logoutAddress } from './loginAddresses';

it('leads to the login page and back', () => {
  expect(loginAddress('/a', '/in?portal=true')).toBe('/in?portal=true&redirect=%2Fa');
  expect(logoutAddress('/projects?a=b&c')).toBe('/studio/login.html?logout=true&redirect=%2Fprojects%3Fa%3Db%26c');
  expect(loginAddress('/a#b')).toBe('/studio/login.html?redirect=%2Fa%23b');
});

it('uses an address without a placeholder as it is', () => {
  expect(logoutAddress('/projects', 'https://sso.example/logout?x=1')).toBe('https://sso.example/logout?x=1');
  expect(logoutAddress('/$&', 'https://sso.example/?back={redirect}')).toBe('https://sso.example/?back=%2F%24%26');
});
