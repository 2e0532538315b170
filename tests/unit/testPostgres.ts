import type { Cluster } from '../postgres/startCluster';

let running: Cluster | undefined;

export function keepForEnd(cluster: Cluster): void {
  running = cluster;
}

export function takeAtEnd(): Cluster | undefined {
  return running;
}
