import { textPieces } from './outline-wording.ts'

export function RichText({ text }: { text: string }) {
  return textPieces(text).map((piece, index) => {
    if (piece.kind === 'address') return <WebLink key={index} address={piece.text} />
    if (piece.kind === 'gap') {
      return (
        <mark key={index} className="rounded-xs bg-warn-soft box-decoration-clone px-1 text-warn">
          {piece.text}
        </mark>
      )
    }
    return piece.text
  })
}

function WebLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="rounded-xs text-teal underline decoration-teal-soft-line underline-offset-4 hover:decoration-teal max-md:py-3"
    >
      {address}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
