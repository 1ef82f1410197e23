import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type AnyPgColumn, type PgTableExtraConfigValue, check, text } from 'drizzle-orm/pg-core'

/** The table also needs `onlyListedValues()`, so that the database rejects other values. */
export const oneOf = <Value extends string>(values: readonly Value[]) => text({ enum: values as [Value, ...Value[]] })

export function onlyListedValues(columns: Record<string, AnyPgColumn>): PgTableExtraConfigValue[] {
  const { table } = Object.values(columns)[0]!
  return Object.values(getTableColumns(table)).flatMap((column) => {
    if (column.enumValues === undefined) return []
    const listed = sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '))
    return [check(`${getTableName(table)}_${toSnakeCase(column.name)}`, sql`${column} in (${listed})`)]
  })
}
