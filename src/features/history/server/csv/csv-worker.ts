import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer, ThreadQuestion } from './file-threads.ts'
import { tryFile } from './parse-file.ts'
import type { ParsedCampaign } from './understand-file.ts'

// Runs in a separate thread, so that other requests don't wait. The main thread asks for portions, because receiving a
// large message blocks it.
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
