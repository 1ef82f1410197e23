import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { ConfirmDialog } from '#web/kit/confirm-dialog.tsx'
import { useChange } from '#web/use-change.ts'
import { type TokenEntry, tokenEndpoints } from '../../contract.ts'
import { SCOPE_LABELS, dayText, lastUsedText } from '../token-texts.ts'

const IMPERSONATING = "You can't revoke tokens while you're impersonating a user."
const wide = 'hidden px-3 py-3 md:table-cell'

export function TokenTable({ tokens, mayRevoke }: { tokens: readonly TokenEntry[]; mayRevoke: boolean }) {
  const [asked, setAsked] = useState<TokenEntry | null>(null)
  const revoke = useChange(tokenEndpoints.revoke, {
    input: ({ id }: TokenEntry) => ({ params: { id } }),
    onDone: () => setAsked(null),
    done: (_, { name }) => ({ title: 'Token Revoked', description: `“${name}” no longer works.` }),
    failed: { title: 'Revoking Failed', fallback: "We couldn't revoke the token. Please try again." },
  })
  return (
    <>
      <table className="w-full border-t border-line text-left text-sm">
        <caption className="sr-only">API tokens</caption>
        <thead className="text-xs text-fg-3">
          <tr>
            <th scope="col" className="px-5 py-2 font-medium">
              Name
            </th>
            {['Scope', 'Created by', 'Last used', 'Expires'].map((title) => (
              <th key={title} scope="col" className={`${wide} font-medium`}>
                {title}
              </th>
            ))}
            <th scope="col" className="w-0 px-5 py-2">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {tokens.map((token) => (
            <tr key={token.id}>
              <th scope="row" className="px-5 py-3 font-normal">
                <span className="block font-medium break-words">{token.name}</span>
                <span className="block font-mono text-xs text-fg-3">{`mm_…${token.last4}`}</span>
                <span className="mt-0.5 block text-xs text-fg-3 md:hidden">
                  {`${SCOPE_LABELS[token.scope]} · by ${token.createdBy.name} · last used: ${lastUsedText(token).toLowerCase()} · until ${dayText(token.expiresAt)}`}
                </span>
              </th>
              <td className={wide}>{SCOPE_LABELS[token.scope]}</td>
              <td className={wide}>{token.createdBy.name}</td>
              <td className={wide}>{lastUsedText(token)}</td>
              <td className={wide}>{dayText(token.expiresAt)}</td>
              <td className="px-5 py-3 text-right">
                <Button
                  variant="secondary"
                  size="touch-sm"
                  aria-label={`Revoke ${token.name}`}
                  reason={mayRevoke ? undefined : IMPERSONATING}
                  onClick={() => setAsked(token)}
                >
                  Revoke
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Revoke “${asked?.name ?? ''}”?`}
        description="Programs that use this token stop working right away. You can't undo this."
        confirmLabel="Revoke"
        destructive
        busy={revoke.isPending}
        onConfirm={() => asked !== null && revoke.mutate(asked)}
      />
    </>
  )
}
