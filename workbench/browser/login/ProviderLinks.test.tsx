import { act, render, screen } from '@testing-library/react';
import { ProviderLinks } from './ProviderLinks';

const t = (key: string, parameters?: Readonly<Record<string, unknown>>): string =>
  [key, ...Object.values(parameters ?? {})].join(' ');

it('offers each provider, and remembers where its user wanted to go', async () => {
  const providers = async () => [{ name: 'corp', loginUrl: '/baas/auth/v1.0/idp/login?idp-name=corp' }];
  render(<ProviderLinks server={{ providers }} redirect="/projects/a?b=c" t={t} />);
  const link = await screen.findByRole('link', { name: 'login.by corp' });
  expect(link.getAttribute('href')).toBe('/baas/auth/v1.0/idp/login?idp-name=corp&redirect=%2Fprojects%2Fa%3Fb%3Dc');
});

it('shows nothing where there is none', async () => {
  const { container } = render(<ProviderLinks server={{ providers: async () => [] }} redirect={undefined} t={t} />);
  await act(async () => undefined);
  expect(container.childElementCount).toBe(0);
});
