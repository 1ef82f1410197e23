import { type Author, findPeopleHere } from '#features/access/server/people-store.ts'
import type { WorkspaceTx } from '#server/db/workspace-transaction.ts'

export async function withAuthorNames<Row extends Author>(
  tx: WorkspaceTx,
  versions: Row[],
): Promise<(Row & { userName: string })[]> {
  const people = await findPeopleHere(
    tx,
    versions.map(({ userId }) => userId),
  )
  return versions.map((version) => ({ ...version, userName: people.authorName(version) }))
}
