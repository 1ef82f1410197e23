import { expect, test } from 'vitest'
import { piecesOf } from './comment-pieces.ts'

const id = '0198c5a0-0000-7000-8000-000000000001'
const shown = (text: string) =>
  piecesOf({ text, mentions: [{ id, name: 'Maria' }] }).map((piece) => `${piece.kind}: ${piece.text}`)

test.each([
  ['Plain\ntext', ['plain: Plain\ntext']],
  [`Hi @{${id}}!`, ['plain: Hi ', 'mention: @Maria', 'plain: !']],
  ['See https://tannholt.example/a?b=1.', ['plain: See ', 'address: https://tannholt.example/a?b=1', 'plain: .']],
  ['javascript:alert(1) ftp://x.example', ['plain: javascript:alert(1) ftp://x.example']],
  ['<img src=x onerror=alert(1)>', ['plain: <img src=x onerror=alert(1)>']],
  ['@{0198c5a0-0000-7000-8000-00000000000f}', ['plain: @{0198c5a0-0000-7000-8000-00000000000f}']],
  ['', []],
])('%j', (text, wanted) => {
  expect(shown(text)).toEqual(wanted)
})
