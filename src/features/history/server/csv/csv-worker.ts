import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadQuestion } from './file-threads.ts'
import { type ParsedCampaign, tryFile } from './parse-file.ts'

// A thread for files: the requests of others go on meanwhile. What it has read is handed over in portions, when asked
// for, because taking a message in holds the thread it arrives at.
const PORTION = 1000
const port = parentPort!
let rest: ParsedCampaign[] = []

port.on('message', (question: ThreadQuestion) => {
  if (question === 'more') return say({ portion: rest.splice(0, PORTION) })
  const answer = tryFile(question)
  if (!('parsed' in answer)) return say(answer)
  const { campaigns, ...summary } = answer.parsed
  rest = campaigns
  return say({ summary, campaigns: campaigns.length })
})

function say(answer: ThreadAnswer): void {
  port.postMessage(answer)
}
