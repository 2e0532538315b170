import type { ItemConfig } from 'golden-layout';

const header = { popout: false, maximise: false, close: '', minimise: undefined, tabDropdown: false } as const;

/** golden-layout wants all of this; sizes and titles are the dock's own affair. */
export function itemConfig(type: ItemConfig['type'], id: string, headerShown = true): ItemConfig {
  return {
    type,
    id,
    content: [],
    size: 1,
    sizeUnit: 'fr',
    minSize: undefined,
    minSizeUnit: 'px',
    // A header whose stack cannot be closed does not let its last tab be dragged away.
    isClosable: type !== 'component',
    maximised: false,
    reorderEnabled: true,
    title: '',
    componentType: id,
    activeItemIndex: 0,
    header: { ...header, show: headerShown ? 'top' : false },
  };
}
