export interface Mentionable {
  id: string
  /** What follows the “@”. No two members have the same. */
  label: string
  detail: string
}

interface Member {
  id: string
  fullName: string
  email: string
}

/** Members with the same name get their email beside it. */
export function mentionables(members: readonly Member[]): Mentionable[] {
  const byName = Map.groupBy(members, ({ fullName }) => fullName.toLowerCase())
  return members.map(({ id, fullName, email }) => ({
    id,
    label: byName.get(fullName.toLowerCase())!.length === 1 ? fullName : `${fullName} (${email})`,
    detail: email,
  }))
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** “@Maria” becomes `@{id}`. A longer name wins over a shorter one that it begins with. */
export function encodeMentions(text: string, people: readonly Mentionable[]): string {
  if (people.length === 0) return text
  const labels = people.map(({ label }) => label).toSorted((one, other) => other.length - one.length)
  const named = new RegExp(String.raw`@(${labels.map(escaped).join('|')})(?![\p{L}\p{N}])`, 'gu')
  const idOf = new Map(people.map(({ id, label }) => [label, id]))
  return text.replace(named, (_, label: string) => `@{${idOf.get(label)}}`)
}

export function decodeMentions(text: string, people: readonly Mentionable[]): string {
  const labelOf = new Map(people.map(({ id, label }) => [id, label]))
  return text.replace(MENTION, (whole, id: string) => (labelOf.has(id) ? `@${labelOf.get(id)}` : whole))
}

const MENTION = /@\{([0-9a-f-]{36})\}/g
const BEGUN = /(?:^|[\s([{"“])@([^\s@]*(?: [^\s@]*)?)$/u

/** The mention that ends at the cursor: where its “@” is and what follows it. */
export function begunMention(text: string, cursor: number): { at: number; typed: string } | null {
  const typed = BEGUN.exec(text.slice(0, cursor))?.[1]
  return typed === undefined ? null : { at: cursor - typed.length - 1, typed }
}

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export function matching(people: readonly Mentionable[], typed: string): Mentionable[] {
  const words = folded(typed).trim()
  return people
    .filter(({ label, detail }) =>
      [label, ...label.split(/\s+/), detail].some((part) => folded(part).startsWith(words)),
    )
    .slice(0, 8)
}
