import type { FastifyRequest } from 'fastify';

/**
 * Where links in messages lead. What a request calls this server is believed only where it cannot lead to another one:
 * whoever asks for the message is not who receives it.
 */
export function linkOrigin(
  { host, hostname, protocol, socket }: FastifyRequest,
  publicUrl: string | undefined,
): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const here = hostname === 'localhost' || hostname.replaceAll(/[[\]]/g, '') === socket.localAddress;
  return here ? `${protocol}://${host}` : `${protocol}://localhost:${socket.localPort ?? 80}`;
}
