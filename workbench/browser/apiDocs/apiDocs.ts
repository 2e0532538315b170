import showCalls from 'swagger-ui-dist/swagger-ui-es-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import './apiDocs.css';
import { withToken } from './withToken';

const place = document.getElementById('api');
if (place) {
  followSystem(matchMedia('(prefers-color-scheme: dark)'));
  showCalls({
    url: '/openapi.json',
    domNode: place,
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    displayRequestDuration: true,
    // Nothing of the product is sent to a validator elsewhere.
    validatorUrl: null,
    requestInterceptor: withToken,
  });
}

function followSystem(dark: MediaQueryList): void {
  const paint = (): void => void document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', paint);
  paint();
}
