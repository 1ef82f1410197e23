import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { Card, CardBody, CardHeader } from '#web/kit/card.tsx'
import { Spinner } from '#web/kit/spinner.tsx'
import type { BrandSheet } from '../../sheet-contract.ts'
import { sheetOptions } from '../queries.ts'

export interface ReadingCardProps<Reading extends { sheet: BrandSheet }> {
  brandId: string
  title: string
  description: string
  /** The button that starts it. */
  button: ReactNode
  /** Why it can't be started. */
  reason?: string | undefined
  /** What is said while it runs. */
  running: string
  read: (signal: AbortSignal) => Promise<Reading>
  inWords: (reading: Reading) => string[]
  /** What is said when it fails. */
  failed: (error: unknown) => string
  /** What helps after a failure. */
  help?: ReactNode
}

/** Reads something about the brand on request; what it says comes as proposals. */
export function ReadingCard<Reading extends { sheet: BrandSheet }>(props: ReadingCardProps<Reading>) {
  const { brandId, title, description, button, reason, running, read, inWords, failed, help } = props
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(null)
  const start = useRef<HTMLButtonElement>(null)
  const [isCanceled, setCanceled] = useState(false)
  const reading = useMutation({
    mutationFn: ({ signal }: AbortController) => read(signal),
    async onSuccess({ sheet }) {
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
            className="max-md:h-(--touch) max-md:w-full"
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
            <Button variant="ghost" size="sm" className="max-md:h-(--touch)" onClick={cancel}>
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
