const prefix = 'picture:';

/** The name of an icon that is a picture in its own colours. */
export function pictureIcon(address: string): string {
  return prefix + address;
}

/** The address of the picture, if the icon of that name is one in its own colours. */
export function ownPicture(name: string | undefined): string | undefined {
  return name?.startsWith(prefix) ? name.slice(prefix.length) : undefined;
}
