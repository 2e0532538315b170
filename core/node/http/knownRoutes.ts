import type { FastifyInstance } from 'fastify';

/** Which methods an address takes, though not the one that was asked for. */
export class KnownRoutes {
  private readonly methods = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();

  constructor(server: FastifyInstance) {
    server.addHook('onRoute', ({ url, method }) => {
      // Whatever has no route of its own is a page: that says nothing of an address.
      if (url === '/*' || url === '*') return;
      const known = this.methods.get(url) ?? { pattern: patternOf(url), methods: new Set() };
      this.methods.set(url, known);
      for (const one of [method].flat()) known.methods.add(one);
    });
  }

  allowed(url: string): readonly string[] {
    const [path = ''] = url.split('?', 1);
    const fitting = [...this.methods.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(fitting.flatMap(({ methods }) => [...methods]))].sort();
  }
}

function patternOf(url: string): RegExp {
  const parts = url.split(/(:\w+(?:\([^)]*\))?|\*)/);
  const source = parts.map((part, index) =>
    index % 2 === 0 ? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : part === '*' ? '.*' : '[^/]+',
  );
  return new RegExp(`^${source.join('')}/?$`);
}
