/** The address of a logo that is a picture; an icon's name is none. */
export function pictureOf(logo: string): string | undefined {
  return /^(https?:\/\/|\/(?![/\\])|data:image\/)/i.test(logo) ? logo : undefined;
}
