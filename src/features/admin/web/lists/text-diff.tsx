import { diffLines } from 'diff'
import { classNames } from '#web/kit/class-names.ts'

interface TextDiffProps {
  before: string
  after: string
  label: string
}

const SIGNS = { added: '+', removed: '−', same: ' ' } as const
const WORDS = { added: 'added', removed: 'removed', same: '' } as const

export function TextDiff({ before, after, label }: TextDiffProps) {
  const lines = changedLines(before, after)
  return (
    <div
      // The lines scroll in their own frame, also by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={label}
      className="max-h-96 overflow-auto rounded-lg bg-surface-2 py-2 font-mono text-xs hairline"
    >
      {lines.every(({ kind }) => kind === 'same') && <p className="px-3 py-1 font-sans text-fg-3">Nothing changed.</p>}
      <div>
        {lines.map(({ kind, text, key }) => (
          <p
            key={key}
            className={classNames(
              'flex gap-2 px-3 break-words whitespace-pre-wrap',
              kind === 'added' && 'bg-ok-soft text-ok',
              kind === 'removed' && 'bg-bad-soft text-bad',
              kind === 'same' && 'text-fg-2',
            )}
          >
            <span aria-hidden className="w-3 shrink-0 select-none">
              {SIGNS[kind]}
            </span>
            <span className="min-w-0">
              {kind !== 'same' && <span className="sr-only">{`${WORDS[kind]} `}</span>}
              {text === '' ? ' ' : text}
            </span>
          </p>
        ))}
      </div>
    </div>
  )
}

interface Line {
  kind: keyof typeof SIGNS
  text: string
  key: string
}

function changedLines(before: string, after: string): Line[] {
  const parts = diffLines(before, after)
  return parts.flatMap(({ added, removed, value }, part) => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    const lines = value.replace(/\n$/, '').split('\n')
    return lines.map((text, line) => ({ kind, text, key: `${part}.${line}` }) as const)
  })
}
