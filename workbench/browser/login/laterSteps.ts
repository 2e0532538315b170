// A chunk of its own: most log-ins need nothing of it.
export { PasswordChange } from '../credentials/passwordChange';
export { ChangePasswordForm } from './ChangePasswordForm';
export { Enrolment } from './enrolment';
export { EnrolmentForm } from './EnrolmentForm';
export { PortalHome } from './PortalHome';
export { Recovery } from './recovery';
export { RecoveryForm } from './RecoveryForm';
export { Registration } from './registration';
export { RegistrationForm } from './RegistrationForm';
