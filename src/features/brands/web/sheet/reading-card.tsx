import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import { type ChangingCall, useChanges } from '#web/use-change.ts'
import type { BrandSheet } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'

export interface ReadingCardProps<Reading extends { sheet: BrandSheet }> {
  brandId: string
  title: string
  description: string
  button: ReactNode
  reason?: string | undefined
  running: string
  read: (change: ChangingCall, signal: AbortSignal) => Promise<Reading>
  inWords: (reading: Reading) => string[]
  failed: (error: unknown) => string
  help?: ReactNode
}

export function ReadingCard<Reading extends { sheet: BrandSheet }>(props: ReadingCardProps<Reading>) {
  const { brandId, title, description, button, reason, running, read, inWords, failed, help } = props
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(null)
  const start = useRef<HTMLButtonElement>(null)
  const [isCanceled, setCanceled] = useState(false)
  const reading = useChanges((change, { signal }: AbortController) => read(change, signal), {
    async onAnswer({ sheet }) {
      const { queryKey } = sheetOptions(brandId)
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, sheet)
    },
  })
  const begin = () => {
    controller.current = new AbortController()
    setCanceled(false)
    reading.mutate(controller.current)
  }
  const cancel = () => {
    controller.current?.abort()
    reading.reset()
    setCanceled(true)
    start.current?.focus()
  }
  return (
    <Card as="section">
      <CardHeader
        title={title}
        description={description}
        actions={
          <Button
            ref={start}
            variant="secondary"
            size="touch"
            className="max-md:w-full"
            busy={reading.isPending}
            reason={reason}
            onClick={begin}
          >
            {button}
          </Button>
        }
      />
      <div role="status">
        {reading.isPending && (
          <CardBody className="flex flex-wrap items-center gap-3 text-sm text-fg-2">
            <Spinner />
            {running}
            <Button variant="ghost" size="touch-sm" onClick={cancel}>
              Cancel
            </Button>
          </CardBody>
        )}
        {isCanceled && (
          <CardBody className="text-sm text-fg-2">
            Canceled. If we had already found something, it appears below as a proposal.
          </CardBody>
        )}
        {reading.data && (
          <CardBody className="grid gap-1 text-sm text-fg-2">
            {inWords(reading.data).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </CardBody>
        )}
      </div>
      {reading.isError && (
        <CardBody>
          <p role="alert" className="text-sm text-bad">
            {failed(reading.error)}
          </p>
          {help}
        </CardBody>
      )}
    </Card>
  )
}
