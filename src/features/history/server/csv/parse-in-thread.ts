import { nextTurn } from '#server/steps.ts'
import { FileRefusal } from './file-refusal.ts'
import { type ThreadAnswer, withThread } from './file-threads.ts'
import type { FileSummary, ParsedFile } from './parse-file.ts'
import type { FileSettings, ParsedCampaign } from './understand-file.ts'

/** Even a small file uses a thread, because a single cell may take long. */
export async function headersInThread(bytes: Uint8Array): Promise<string[]> {
  return withThread(async (ask) => {
    const answer = accepted(await ask({ bytes, settings: null }))
    if (!('headers' in answer)) throw new Error('The thread returned no headers.')
    return answer.headers
  })
}

export async function summaryInThread(bytes: Uint8Array, settings: FileSettings): Promise<FileSummary> {
  return withThread(async (ask) => summaryOf(await ask({ bytes, settings })).summary)
}

/** The campaigns arrive in portions, so that other requests run in between. */
export async function parseInThread(bytes: Uint8Array, settings: FileSettings): Promise<ParsedFile> {
  return withThread(async (ask) => {
    const { summary, campaigns: count } = summaryOf(await ask({ bytes, settings }))
    const campaigns: ParsedCampaign[] = []
    while (campaigns.length < count) {
      await nextTurn()
      const answer = accepted(await ask('more'))
      if (!('portion' in answer) || answer.portion.length === 0) throw new Error('The thread returned no campaigns.')
      campaigns.push(...answer.portion)
    }
    return { ...summary, campaigns }
  })
}

function summaryOf(given: ThreadAnswer) {
  const answer = accepted(given)
  if (!('summary' in answer)) throw new Error('The thread returned no summary.')
  return answer
}

function accepted(answer: ThreadAnswer): Exclude<ThreadAnswer, { refusal: unknown }> {
  if ('refusal' in answer) throw new FileRefusal(answer.refusal.message, answer.refusal)
  return answer
}
