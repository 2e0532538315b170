/** An object as it stands in a list that one chooses from. */
interface Listed {
  readonly name: string;
  readonly label: string;
}

/** In lists of objects those that people have made come first, then those of the platform, each by what they are called. */
export function ownFirst(one: Listed, other: Listed): number {
  return Number(isStandard(one)) - Number(isStandard(other)) || one.label.localeCompare(other.label);
}

/** What people make has a namespace and this ending. */
function isStandard({ name }: Listed): boolean {
  return !/__CST$/i.test(name);
}
