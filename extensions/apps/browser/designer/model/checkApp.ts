import type { Translate } from 'lathe';
import { tabTargets } from '../../../common/tabData';
import type { AppValues, MenuEntry, TabEntry } from './appValues';

const address = /^(https?:\/\/|\/(?![/\\]))/i;

/** What is wrong with the fields of a menu, by their names. */
export function checkMenu({ label, kind, tab }: MenuEntry, tabs: readonly TabEntry[], t: Translate) {
  const lost = kind === 'tab' && !tabs.some(({ id }) => id === tab);
  return {
    label: label.trim() === '' ? t('designer.error.label') : undefined,
    tab: lost ? t('error.MENU_TAB_NEEDED') : undefined,
  };
}

export function checkTab({ label, kind, target, url }: TabEntry, t: Translate) {
  const wrong = url === '' ? 'error.TAB_ADDRESS_NEEDED' : 'designer.error.address';
  return {
    label: label.trim() === '' ? t('designer.error.label') : undefined,
    target: tabTargets[kind] !== undefined && target === undefined ? t('error.TAB_TARGET_NEEDED') : undefined,
    url: kind === 'link' && !address.test(url) ? t(wrong) : undefined,
  };
}

/** What is wrong with the application itself, by the places that are told of it. */
export function checkProperties({ label, dependencyText }: AppValues, t: Translate) {
  return {
    label: label.trim() === '' ? t('designer.error.label') : undefined,
    'data.properties.dependency': dependencyText ? t('error.SOLUTION_DEPENDENCY') : undefined,
  };
}

/** What must be mended before an application can be saved. */
export function checkApp(values: AppValues, t: Translate): Partial<Record<keyof AppValues & string, string>> {
  const { menus, tabs, dependencyText } = values;
  const menu = menus.map((one) => [one.label, first(checkMenu(one, tabs, t))] as const).find(([, wrong]) => wrong);
  const tab = tabs.map((one) => [one.label, first(checkTab(one, t))] as const).find(([, wrong]) => wrong);
  return {
    ...(menu ? { menus: `${menu[0]}: ${menu[1]}` } : {}),
    ...(tab ? { tabs: `${tab[0]}: ${tab[1]}` } : {}),
    ...(dependencyText ? { dependencyText: t('error.SOLUTION_DEPENDENCY') } : {}),
  };
}

function first(issues: Readonly<Record<string, string | undefined>>): string | undefined {
  return Object.values(issues).find((issue) => issue !== undefined);
}
