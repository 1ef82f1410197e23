import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type ScriptedMonth, monthAnswer } from '#test/ai-answers.ts'

// A separate process, so that the model's cost doesn't count as ours. About 250 tokens a second: `node bench/model-
// stand-in.ts MONTH.json PAUSE_MS`
const [, , file, pause] = process.argv
const month = JSON.parse(readFileSync(file!, 'utf8')) as ScriptedMonth
const PIECE = 40

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
  request.on('end', () => {
    void (async () => {
      const { messages, model } = JSON.parse(body) as { messages: { content: string }[]; model: string }
      const piece = (choice: object) =>
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, ...choice }] })}\n\n`
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const text = monthAnswer(month, { user: messages.at(-1)!.content })
      for (let at = 0; at < text.length; at += PIECE) {
        response.write(piece({ delta: { content: text.slice(at, at + PIECE) }, finish_reason: null }))
        await wait(Number(pause))
      }
      response.end(`${piece({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`)
    })()
  })
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
