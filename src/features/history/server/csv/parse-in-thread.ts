import { nextTurn } from '#server/steps.ts'
import { FileRefusal } from './file-refusal.ts'
import { type ThreadAnswer, withThread } from './file-threads.ts'
import type { FileSummary, ParsedCampaign, ParsedFile } from './parse-file.ts'
import type { FileSettings } from './understand-file.ts'

/** The headers of a file. However small it is, it is read in a thread of its own: a single cell may take long. */
export async function headersInThread(bytes: Uint8Array): Promise<string[]> {
  return withThread(async (ask) => {
    const answer = accepted(await ask({ bytes, settings: null }))
    if (!('headers' in answer)) throw new Error('The thread gave no headers.')
    return answer.headers
  })
}

/** What a file says but for its campaigns: enough to look at. */
export async function summaryInThread(bytes: Uint8Array, settings: FileSettings): Promise<FileSummary> {
  return withThread(async (ask) => summaryOf(await ask({ bytes, settings })).summary)
}

/** A whole file. Its campaigns arrive in portions, and the requests of others get their turn between two. */
export async function parseInThread(bytes: Uint8Array, settings: FileSettings): Promise<ParsedFile> {
  return withThread(async (ask) => {
    const { summary, campaigns: count } = summaryOf(await ask({ bytes, settings }))
    const campaigns: ParsedCampaign[] = []
    while (campaigns.length < count) {
      await nextTurn()
      const answer = accepted(await ask('more'))
      if (!('portion' in answer) || answer.portion.length === 0) throw new Error('The thread gave no campaigns.')
      campaigns.push(...answer.portion)
    }
    return { ...summary, campaigns }
  })
}

function summaryOf(given: ThreadAnswer) {
  const answer = accepted(given)
  if (!('summary' in answer)) throw new Error('The thread gave no summary.')
  return answer
}

function accepted(answer: ThreadAnswer): Exclude<ThreadAnswer, { refusal: unknown }> {
  if ('refusal' in answer) throw new FileRefusal(answer.refusal.message, answer.refusal)
  return answer
}
