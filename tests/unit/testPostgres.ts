interface TestPostgres {
  readonly folder: string;
  stop(): Promise<void>;
}

let running: TestPostgres | undefined;

export function keepForEnd(postgres: TestPostgres): void {
  running = postgres;
}

export function takeAtEnd(): TestPostgres | undefined {
  return running;
}
