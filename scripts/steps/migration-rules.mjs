import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

/** Older migrations ran before the first customer. */
const FIRST_CHECKED = 18
const INDEX =
  /create\s+(?:unique\s+)?index\s+(concurrently\s+)?(?:if\s+not\s+exists\s+)?"?(\w+)"?\s+on\s+(?:only\s+)?"?(?:public"?\.)?"?(\w+)"?/gi
const NEW_TABLE = /create\s+table\s+(?:if\s+not\s+exists\s+)?"?(?:public"?\.)?"?(\w+)"?/gi
const REASON = /^--.*\bconcurrently\b/im

/** Finds indexes that lock their table, without a comment that gives a reason. */
export function lockingIndexes(sql) {
  if (REASON.test(sql)) return []
  const statements = sql.replaceAll(/^--.*$/gm, '')
  const made = new Set([...statements.matchAll(NEW_TABLE)].map(([, table]) => table))
  return [...statements.matchAll(INDEX)]
    .filter(([, concurrently, , table]) => concurrently === undefined && !made.has(table))
    .map(([, , index]) => index)
}

/** From here on, a migration says how old processes work with a changed column. */
const FIRST_CHECKED_FOR_CHANGES = 31
const CHANGE = /\brename\s+(?:column\s+)?"?\w+"?\s+to\b|\bset\s+data\s+type\b|\bdrop\s+column\b/gi
const CHANGE_REASON = /^--.*\bold processes\b/im

/** Finds renamed, retyped or dropped columns without such a comment. */
export function breakingChanges(sql) {
  if (CHANGE_REASON.test(sql)) return []
  return [...sql.replaceAll(/^--.*$/gm, '').matchAll(CHANGE)].map(([change]) => change.replaceAll(/\s+/g, ' '))
}

export function checkMigrations(folder = inProject('drizzle')) {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.*\.sql$/.test(file) && Number.parseInt(file, 10) >= FIRST_CHECKED)
    .flatMap((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8')
      const changes = Number.parseInt(file, 10) >= FIRST_CHECKED_FOR_CHANGES ? breakingChanges(sql) : []
      return [...lockingIndexes(sql), ...changes].map((found) => `${file}: ${found}`)
    })
}
