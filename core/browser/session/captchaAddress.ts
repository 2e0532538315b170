/** A new image each time; the time keeps browsers from showing an old one. */
export function captchaAddress(userName: string): string {
  const query = new URLSearchParams({ t: String(Date.now()), type: '0', ...(userName ? { userName } : {}) });
  return `/baas/auth/v1.0/captcha?${query}`;
}
