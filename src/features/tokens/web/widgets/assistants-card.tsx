import type { CurrentWorkspace } from '#features/access/web/queries.ts'
import { mcpEndpoint } from '#shared/mcp.ts'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { CopyButton } from '#web/kit/copy-button.tsx'
import { TeamsOnlyCard } from './teams-only-card.tsx'

export function AssistantsCard({ current }: { current: CurrentWorkspace }) {
  if (!current.limits.apiEnabled) {
    return (
      <TeamsOnlyCard
        title="AI assistants"
        description="Let an assistant read your plan and results, and draft ideas and outlines."
        current={current}
      />
    )
  }
  const address = `${location.origin}${mcpEndpoint.path}`
  const header = 'Authorization: Bearer YOUR_TOKEN'
  const command = `claude mcp add --transport http mailmonth ${address} --header "${header}"`
  const config = JSON.stringify(
    { mcpServers: { mailmonth: { url: address, headers: { Authorization: 'Bearer YOUR_TOKEN' } } } },
    null,
    2,
  )
  return (
    <Card as="section" aria-label="AI assistants" className="lg:col-span-3">
      <CardHeader
        title="AI assistants"
        description="Works with apps that let you set a request header. Assistants that need a login page aren't supported yet."
      />
      <CardBody className="grid gap-4">
        <Line label="Address" text={address} />
        <Line label="Claude Code" text={command} />
        <Line label="Cursor and VS Code" text={config} />
        <p className="text-sm text-fg-3">
          Create an API token above and put it in place of YOUR_TOKEN. An assistant can draft, but it can't send,
          delete, invite or pay.
        </p>
      </CardBody>
    </Card>
  )
}

function Line({ label, text }: { label: string; text: string }) {
  return (
    <div role="group" aria-label={label} className="grid min-w-0 gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium">{label}</h3>
        <CopyButton text={() => text} label={`Copy ${label}`} />
      </div>
      <pre className="rounded-lg bg-surface-2 p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap hairline">
        {text}
      </pre>
    </div>
  )
}
