import { createRoot } from 'react-dom/client';
import '../styles/metrics.css';
import '../styles/contrast.css';
import '../styles/motion.css';
import { BrandStore } from '../brand/brandStore';
import { LoginServer } from '../credentials/loginServer';
import './login.css';
import { readLoginData } from './loginData';
import { LoginModel } from './loginModel';
import { LoginPage } from './LoginPage';
import { readLoginParameters } from './loginParameters';

/** The page at /studio/login.html. */
function start(): void {
  const host = document.getElementById('login');
  if (!host) throw new Error('The page has no element #login.');
  const { locale, texts } = readLoginData();
  const parameters = readLoginParameters(location.search);
  const server = new LoginServer(parameters.singleSignOn);
  const model = new LoginModel(server, parameters, {
    origin: location.origin,
    search: location.search,
    leaveFor: (address) => location.replace(address),
    rename: (search) => history.replaceState(null, '', location.pathname + search),
  });
  const brand = new BrandStore();
  createRoot(host).render(
    <LoginPage
      model={model}
      brand={brand}
      texts={texts}
      firstLocale={locale}
      parameters={parameters}
      server={server}
    />,
  );
  void brand.start(location.search);
  void model.start();
}

start();
