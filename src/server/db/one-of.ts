import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type AnyPgColumn, type PgTableExtraConfigValue, check, text } from 'drizzle-orm/pg-core'

/** A text column that takes one of these values. Its table needs `onlyListedValues()`, by which the database refuses others. */
export const oneOf = <Value extends string>(values: readonly Value[]) => text({ enum: values as [Value, ...Value[]] })

/** A check for every column of a table that was made with `oneOf()`, named after the table and the column. */
export function onlyListedValues(columns: Record<string, AnyPgColumn>): PgTableExtraConfigValue[] {
  const { table } = Object.values(columns)[0]!
  return Object.values(getTableColumns(table)).flatMap((column) => {
    if (column.enumValues === undefined) return []
    const listed = sql.raw(column.enumValues.map((value) => `'${value}'`).join(', '))
    return [check(`${getTableName(table)}_${toSnakeCase(column.name)}`, sql`${column} in (${listed})`)]
  })
}
