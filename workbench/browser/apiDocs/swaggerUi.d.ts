declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerRequest {
    url: string;
    method?: string;
    headers: Record<string, string>;
  }

  interface SwaggerOptions {
    readonly url: string;
    readonly domNode: HTMLElement;
    readonly deepLinking?: boolean;
    readonly docExpansion?: 'none' | 'list' | 'full';
    readonly filter?: boolean;
    readonly displayRequestDuration?: boolean;
    readonly validatorUrl?: null;
    readonly requestInterceptor?: (request: SwaggerRequest) => SwaggerRequest | Promise<SwaggerRequest>;
  }

  const show: (options: SwaggerOptions) => unknown;
  export { show as default };
}
