import { expect, type Locator } from '@playwright/test';
import { WorkbenchPage } from './workbenchPage';

/** The workbench of somebody who builds an application from nothing. */
export class BuilderPage extends WorkbenchPage {
  field(name: string): Locator {
    const fields = this.page.getByLabel(name, { exact: true }).and(this.page.locator('input, textarea'));
    return fields.filter({ visible: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).filter({ visible: true });
  }

  check(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true }).filter({ visible: true });
  }

  async choose(name: RegExp, option: string): Promise<void> {
    await this.button(name).first().click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  /** The page of what is being edited. */
  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true }).filter({ visible: true });
  }

  /** Saves what is new: the page gets the name of what was made. */
  async saveNew(name: string): Promise<void> {
    await this.save();
    await expect(this.heading(name)).toBeVisible();
  }

  async save(): Promise<void> {
    await this.page.keyboard.press('Control+s');
    await expect(this.button('Save')).toBeDisabled();
  }

  async answer(question: string, text: string): Promise<void> {
    await expect(this.page.getByText(question).last()).toBeVisible();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /** Makes a component of the application, by the questions that are asked; `object` is what a view shows. */
  async newComponent(type: string, label: string, object?: string): Promise<void> {
    await this.run('Applications: New Component');
    await this.pick(type);
    if (object !== undefined) await this.pick(object);
    await this.answer('Label: what people see', label);
    await this.answer('Name: what it is called', nameOf(label));
  }

  /** An object, in whose designer it ends. */
  async newObject(label: string, plural: string): Promise<void> {
    await this.newComponent('Object', label);
    await expect(this.heading(label)).toBeVisible();
    await this.run('Data: Show General Settings of an Object');
    await this.field('Plural label').fill(plural);
    await this.save();
  }

  /** Begins a field of the object that is shown; `saveNew` ends it. */
  async beginField(label: string, type?: string): Promise<void> {
    await this.run('Data: New Field');
    await expect(this.field('Label')).toHaveValue('');
    await this.page.keyboard.type(label);
    if (type !== undefined) await this.choose(/Type/, type);
  }

  async newField(label: string, type?: string): Promise<void> {
    await this.beginField(label, type);
    await this.saveNew(label);
  }

  /** The choices of the select field that is being made. */
  async addChoices(values: readonly string[]): Promise<void> {
    for (const [index, value] of values.entries()) {
      if (index === 0) await this.button('Add Choice').click();
      else await this.page.keyboard.press('Enter');
      await expect(this.field(`Value ${index + 1}`)).toBeFocused();
      await this.page.keyboard.type(value);
    }
  }

  /** Of the object that is shown: what a profile may do, and which fields it may only read. */
  async grant(rights: Readonly<Record<string, readonly string[]>>): Promise<void> {
    await this.run('Data: Show Permissions of an Object');
    for (const [profile, may] of Object.entries(rights))
      for (const right of may) await this.check(`${profile}: ${right}`).check();
    await this.save();
  }

  async closeFields(profile: string, fields: readonly string[]): Promise<void> {
    await this.page
      .getByRole('row', { name: new RegExp(`^${profile}`) })
      .getByRole('button')
      .click();
    const rights = this.page.getByRole('region', { name: `Fields for ${profile}` });
    for (const field of fields) await rights.getByRole('checkbox', { name: `${field}: Edit` }).uncheck();
    await this.save();
  }

  /** Ticks these in the list of many that is open. */
  async tick(labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      await this.page.keyboard.type(label);
      await expect(this.rows.first()).toContainText(label);
      await this.page.keyboard.press('Control+Space');
      await this.page.keyboard.press('Control+a');
      await this.page.keyboard.press('Backspace');
    }
    await this.page.keyboard.press('Enter');
  }

  /** A part of the settings beside a view or a dashboard. */
  part(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true }).filter({ visible: true });
  }

  async fillIn(box: Locator, value: string): Promise<void> {
    await box.fill(value);
    await this.page.keyboard.press('Enter');
  }
}

/** The name that is proposed for a label. */
function nameOf(label: string): string {
  return label.replace(/(?:^| )([a-z])/gi, (_, first: string) => first.toUpperCase());
}
