import { type RawBuilder, sql } from 'kysely';
import { testTenant } from 'lathe/node/testing';
import { openTestDatabase, type TestDatabase } from '../../../../../core/node/testing/testDatabase';
