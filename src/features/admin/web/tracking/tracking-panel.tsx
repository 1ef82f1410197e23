import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { useSignedIn } from '#features/auth/web/queries.ts'
import { ApiError, errorMessage } from '#web/api-client.ts'
import { endpointQuery } from '#web/endpoint-query.ts'
import { NOTHING_CHANGED } from '#web/kit/button-reasons.ts'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Field } from '#web/kit/field.tsx'
import { LoadingRegion, Skeleton } from '#web/kit/skeleton.tsx'
import { Textarea } from '#web/kit/textarea.tsx'
import { paths } from '#web/paths.ts'
import { useTypedDraft } from '#web/use-typed-draft.ts'
import { useChange } from '#web/use-change.ts'
import { TRACKING_SCRIPTS_LENGTH, type TrackingScripts, adminEndpoints } from '../../contract.ts'
import { trackingEndpoints } from '../../tracking-contract.ts'
import { AdminError } from '../admin-error.tsx'
import { momentText } from '../lists/moment-text.ts'
import { changeRefusal, useSuperAdmin } from '../queries.ts'
import { ReportList } from './report-list.tsx'
import { SaveDialog } from './save-dialog.tsx'

const scriptsOptions = { ...endpointQuery(adminEndpoints.trackingScripts, {}), staleTime: 0 }

const EVERY_CHANGE = { tab: 'events', action: 'tracking_scripts.saved' }

export function TrackingPanel() {
  const stored = useQuery(scriptsOptions)
  return (
    <Card as="section">
      <CardHeader
        title="Tracking scripts"
        description="These scripts run in the head of every public page, for every visitor. The app itself never loads them."
      />
      {stored.isPending ? (
        <LoadingRegion label="Loading the tracking scripts">
          <CardBody className="grid gap-3">
            <Skeleton className="h-64" />
            <Skeleton className="w-48" />
          </CardBody>
        </LoadingRegion>
      ) : stored.data === undefined ? (
        <AdminError query={stored} what="The tracking scripts" />
      ) : (
        <ScriptsForm stored={stored.data} />
      )}
    </Card>
  )
}

function ScriptsForm({ stored }: { stored: TrackingScripts }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useTypedDraft(useSignedIn().id, 'tracking-scripts', (kept) => z.string().parse(kept))
  const [saving, setSaving] = useState(false)
  const forbidden = changeRefusal(useSuperAdmin())
  const scripts = typed ?? stored.scripts
  const isChanged = scripts.trim() !== stored.scripts
  const check = useChange(trackingEndpoints.check, {
    input: (text: string) => ({ body: { scripts: text } }),
  })
  const save = useChange(trackingEndpoints.save, {
    input: () => ({ body: { scripts } }),
    onAnswer: ({ scripts: stored, updatedAt }) =>
      queryClient.setQueryData(scriptsOptions.queryKey, { scripts: stored, updatedAt }),
    onDone() {
      setTyped(null)
      check.reset()
    },
    onSettled: () => setSaving(false),
    done: { title: 'Scripts saved', description: 'New visitors get them right away, others within five minutes.' },
    failed: { title: 'Save failed', fallback: "We couldn't save the scripts. Please try again." },
  })
  const refusal = save.error ?? check.error
  const atField = refusal instanceof ApiError && refusal.field === 'scripts'
  const change = (text: string) => {
    setTyped(text === stored.scripts ? null : text)
    check.reset()
    save.reset()
  }
  const ask = () => check.mutate(scripts, { onSuccess: () => setSaving(true) })
  return (
    <CardBody className="grid gap-5">
      <Field
        label="Markup"
        hint={`Only <script>, <noscript> and <style> elements reach the pages. ${scripts.length.toLocaleString('en')} of ${TRACKING_SCRIPTS_LENGTH.toLocaleString('en')} characters.`}
        error={refusal === null ? undefined : errorMessage(refusal, "We couldn't check the markup. Please try again.")}
      >
        <Textarea
          value={scripts}
          rows={12}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          className="max-h-[60dvh] min-h-64 font-mono text-xs md:text-xs"
          onChange={({ target }) => change(target.value)}
        />
      </Field>
      {check.data !== undefined && !atField && <ReportList report={check.data} />}
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto text-xs text-fg-3 max-sm:basis-full">
          {stored.updatedAt === null ? 'Never changed.' : `Last changed ${momentText(stored.updatedAt)}. `}
          {stored.updatedAt !== null && (
            <Link to={paths.admin} search={EVERY_CHANGE} className="text-teal underline underline-offset-4">
              See every change
            </Link>
          )}
        </p>
        {isChanged && (
          <Button variant="ghost" size="touch" onClick={() => change(stored.scripts)}>
            Discard
          </Button>
        )}
        <Button
          variant="secondary"
          size="touch"
          busy={check.isPending && !saving}
          reason={forbidden}
          onClick={() => check.mutate(scripts)}
        >
          Check
        </Button>
        <Button size="touch" reason={forbidden ?? (isChanged ? undefined : NOTHING_CHANGED)} onClick={ask}>
          Save
        </Button>
      </div>
      {saving && check.data !== undefined && (
        <SaveDialog
          before={stored.scripts}
          after={scripts.trim()}
          report={check.data}
          busy={save.isPending}
          onSave={() => save.mutate()}
          onClose={() => setSaving(false)}
        />
      )}
    </CardBody>
  )
}
