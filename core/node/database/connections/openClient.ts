import { Client, type ClientConfig } from 'pg';

const connectingLimit = 5000;

/** A connection that is open; one that cannot be had leaves nothing behind. */
export async function openClient(config: ClientConfig): Promise<Client> {
  const client = new Client({
    connectionTimeoutMillis: connectingLimit,
    keepAlive: true,
    application_name: 'lathe',
    ...config,
  });
  // Its queries fail and it ends when it breaks: an error that nobody listens to would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    cutOff(client);
    throw error;
  }
}

/** Ends a connection now, without a word to the other side, which may be past hearing it. */
export function cutOff(client: Client): void {
  client.connection.stream.destroy();
}
