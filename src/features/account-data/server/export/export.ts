import type { Readable } from 'node:stream'
import { listWorkspaces } from '#features/access/server/workspaces.ts'
import type { AppContext } from '#server/app-context.ts'
import { formatLongDay } from '#shared/calendar-dates.ts'
import { DATA_MAP, type DataTable, type Person, isOfWorkspaces, nameOf } from './data-map-store.ts'
import { type Row, headersOf, readPortions } from './rows-store.ts'
import { type TableFile, filesOf } from './table-files.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

export async function exportPerson(app: AppContext, person: Person): Promise<Readable> {
  const { workspaces } = await listWorkspaces(app, person.userId)
  const ids = workspaces.map(({ id }) => id)
  const files = DATA_MAP.flatMap((data): TableFile[] => {
    const { ofPerson } = data
    if (typeof ofPerson !== 'function') return []
    return [fileOf(data, () => readAll(app, data, ofPerson(person), ids))]
  })
  return archive(app, `This archive contains all data that Mailmonth stores about ${person.email}.`, files, 'ofPerson')
}

export function exportWorkspace(app: AppContext, workspace: { id: string; name: string }): Readable {
  const files = DATA_MAP.flatMap((data): TableFile[] => {
    const { ofWorkspace } = data
    if (typeof ofWorkspace !== 'function') return []
    return [fileOf(data, () => readAll(app, data, ofWorkspace(workspace.id), [workspace.id]))]
  })
  return archive(
    app,
    `This archive contains all data of the Mailmonth workspace “${workspace.name}”.`,
    files,
    'ofWorkspace',
  )
}

const fileOf = (data: DataTable, portions: () => AsyncIterable<Row[]>): TableFile => ({
  name: nameOf(data).replaceAll('_', '-'),
  headers: headersOf(data),
  portions,
})

async function* readAll(
  app: AppContext,
  data: DataTable,
  chosen: Parameters<typeof readPortions>[2],
  workspaceIds: string[],
): AsyncGenerator<Row[]> {
  for (const id of isOfWorkspaces(data) ? workspaceIds : [null]) yield* readPortions(app.db, data, chosen, id)
}

function archive(app: AppContext, what: string, files: TableFile[], whose: 'ofPerson' | 'ofWorkspace'): Readable {
  const now = app.clock.now()
  const counts: Record<string, number> = Object.fromEntries(files.map(({ name }) => [name, 0]))
  const tables = files.flatMap((file) => filesOf(file, (rows) => void (counts[file.name]! += rows)))
  const entry = (name: string, text: () => string): ZipEntry => ({
    name,
    async *content() {
      yield text()
    },
  })
  const about = entry('README.txt', () => readme(what, now, whose))
  // The counts are complete only after all tables.
  const contents = entry('contents.json', () => `${JSON.stringify({ exportedAt: now, rows: counts }, null, 2)}\n`)
  return zipStream([about, ...tables, contents], now)
}

function readme(what: string, now: Date, whose: 'ofPerson' | 'ofWorkspace'): string {
  const missing = DATA_MAP.flatMap((data) => {
    const choice = data[whose]
    return typeof choice === 'function' ? [] : [`- ${nameOf(data)}: ${choice.leftOut}`]
  })
  const withheld = DATA_MAP.flatMap((data) =>
    typeof data[whose] === 'function'
      ? Object.entries(data.withheld ?? {}).map(([column, reason]) => `- ${nameOf(data)}, ${column}: ${reason}`)
      : [],
  )
  return [
    what,
    `Exported on ${formatLongDay(now)}. Times are in UTC. Times without a zone are in the brand's time zone.`,
    '',
    'Each table comes as an exact .json file and as a .csv file for spreadsheets. In the .csv files, a cell that a',
    "spreadsheet would run as a formula begins with an apostrophe (').",
    'contents.json lists the number of rows in each table.',
    '',
    'Not included:',
    ...missing,
    ...(withheld.length === 0 ? [] : ['', 'Omitted columns:', ...withheld]),
    '',
  ].join('\n')
}
