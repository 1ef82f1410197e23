/** Words that a comment above a line allows: “# allow discount, guarantee”. */
export function allowedWords(comment: string | null): ReadonlySet<string> {
  const list = /^allow\s+(.+)$/i.exec(comment ?? '')?.[1] ?? ''
  return new Set(
    list
      .toLowerCase()
      .split(',')
      .map((word) => word.trim()),
  )
}
