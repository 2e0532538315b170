/** For the tests of extensions' server code: import it from 'lathe/node/testing'. */
export { openSessionServer, SessionServer, testPassword } from './testing/sessionServer';
export { TestBrowser } from './testing/testBrowser';
export { testActor, testTenant } from './testing/testActor';
export { openTestDatabase, type TestDatabase } from './testing/testDatabase';
export { type Answered, openTestServer, type TestCall, TestServer, type TestServerOptions } from './testing/testServer';
