/** How the name of a user shows that support, or a token of the user, did something. */
export function authoredName(
  name: string,
  { bySupport, byToken }: { bySupport: boolean; byToken?: string | null | undefined },
): string {
  if (bySupport) return `${name} (by support)`
  return byToken ? `${name} (by token "${byToken}")` : name
}
