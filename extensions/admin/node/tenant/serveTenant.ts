import type { ServerContext } from 'lathe/node';
import { serveBrand } from './serveBrand';
import { serveEnvironments } from './serveEnvironments';
import { serveLicences } from './serveLicences';
import { serveMessaging } from './serveMessaging';
import { serveNamespace } from './serveNamespace';
import { serveParameters } from './serveParameters';
import { servePolicy } from './servePolicy';

/** What a tenant is and how it wants things. */
export function serveTenant(context: ServerContext): void {
  serveNamespace(context);
  serveLicences(context);
  serveEnvironments(context);
  serveParameters(context);
  serveBrand(context);
  serveMessaging(context);
  servePolicy(context);
}
