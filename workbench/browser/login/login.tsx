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
import { portalLoginPath } from '../../../core/common/session/sessionNames';
import { readLoginParameters } from './loginParameters';

/** The page at /studio/login.html, and the one of built applications at /portal/login. */
function start(): void {
  const host = document.getElementById('login');
  if (!host) throw new Error('The page has no element #login.');
  const { locale, texts } = readLoginData();
  const parameters = readLoginParameters(location.search);
  const portal = location.pathname === portalLoginPath;
  const server = new LoginServer(parameters.singleSignOn, portal);
  const model = new LoginModel(server, parameters, {
    origin: location.origin,
    search: location.search,
    hash: location.hash,
    portal,
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
  // A link of an e-mail that is opened over this page changes no more than what stands behind "#".
  addEventListener('hashchange', () => location.reload());
}

start();
