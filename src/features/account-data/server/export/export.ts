import type { Readable } from 'node:stream'
import { listWorkspaces } from '#features/access/server/workspaces.ts'
import type { AppContext } from '#server/app-context.ts'
import { DATA_MAP, type DataTable, type Person, isOfWorkspaces, nameOf } from './data-map-store.ts'
import { type Row, headersOf, readPortions } from './rows-store.ts'
import { type TableFile, filesOf } from './table-files.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

/** Everything about a person: their account, and their own traces in the workspaces they are in. */
export async function exportPerson(app: AppContext, person: Person): Promise<Readable> {
  const { workspaces } = await listWorkspaces(app, person.userId)
  const ids = workspaces.map(({ id }) => id)
  const files = DATA_MAP.flatMap((data): TableFile[] => {
    const { ofPerson } = data
    if (typeof ofPerson !== 'function') return []
    return [fileOf(data, () => readAll(app, data, ofPerson(person), ids))]
  })
  return archive(app, `Everything Mailmonth keeps about ${person.email}.`, files, 'ofPerson')
}

/** Everything in a workspace. */
export function exportWorkspace(app: AppContext, workspace: { id: string; name: string }): Readable {
  const files = DATA_MAP.flatMap((data): TableFile[] => {
    const { ofWorkspace } = data
    if (typeof ofWorkspace !== 'function') return []
    return [fileOf(data, () => readAll(app, data, ofWorkspace(workspace.id), [workspace.id]))]
  })
  return archive(app, `Everything in the workspace "${workspace.name}" of Mailmonth.`, files, 'ofWorkspace')
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
  // Last, because only then is everything counted.
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
    `Made on ${now.toISOString().slice(0, 10)}. Times are UTC unless they have no zone: those are the brand's own.`,
    '',
    'Every table is here twice: as .json, exact, and as .csv for a spreadsheet. In the .csv files a cell that a',
    "spreadsheet would run as a formula begins with an apostrophe (').",
    'contents.json says how many rows each table has.',
    '',
    'Not in here:',
    ...missing,
    ...(withheld.length === 0 ? [] : ['', 'Columns left out:', ...withheld]),
    '',
  ].join('\n')
}
