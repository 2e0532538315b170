import type { Locator, Page } from '@playwright/test';

/** What a person sees and does on the page where one signs in. */
export class LoginPage {
  constructor(readonly page: Page) {}

  get userName(): Locator {
    return this.page.getByLabel('User name', { exact: true });
  }

  get password(): Locator {
    return this.page.getByLabel('Password', { exact: true });
  }

  get code(): Locator {
    return this.page.getByLabel('Verify code', { exact: true });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Login', exact: true });
  }

  get failure(): Locator {
    return this.page.getByRole('alert');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/studio/login.html${query}`);
  }

  async logIn({ userName, password }: { readonly userName: string; readonly password: string }): Promise<void> {
    await this.userName.fill(userName);
    await this.password.fill(password);
    await this.submit.click();
  }
}
