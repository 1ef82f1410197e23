import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Brand } from '#features/brands/contract.ts'
import type { AnswerOf } from '#shared/endpoint.ts'
import { SHOWS_NOTHING } from '#web/changes.ts'
import { errorMessage, read } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { useChanges } from '#web/use-change.ts'
import { type CsvTarget, DEFAULT_SOURCE_LABEL, historyEndpoints } from '../../contract.ts'
import { type ChosenFile, isCsv, isTooLarge, readChosenFile } from './chosen-file.ts'
import { type CompleteMapping, missingTargets, outcomeToast } from './csv-wording.ts'

export interface Review {
  file: ChosenFile
  headers: string[]
  detected: AnswerOf<typeof historyEndpoints.detectMapping>
  mapping: CompleteMapping
  sourceLabel: string
  dateOrder?: 'DMY' | 'MDY'
}

export function useCsvImport(brand: Brand, onImported: () => void) {
  const [review, setReview] = useState<Review | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const inBrand = { id: brand.id }

  const analysis = useMutation({
    mutationFn: async (chosen: File): Promise<Review> => {
      const file = await readChosenFile(chosen)
      const { headers } = await read(historyEndpoints.parseHeaders, { body: { content: file.content } })
      const detected = await read(historyEndpoints.detectMapping, { params: inBrand, body: { headers } })
      return { file, headers, detected, mapping: detected.mapping, sourceLabel: detected.sourceLabel }
    },
    onSuccess: setReview,
    onError: (error) => {
      const description = errorMessage(error, 'Failed to analyze CSV file')
      setReview(null)
      setRefusal(description)
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })

  const isComplete = review !== null && missingTargets(review.mapping).length === 0
  const preview = useQuery({
    queryKey: ['csv-preview', brand.id, review?.file.name, review?.file.size, review?.mapping, review?.dateOrder],
    meta: SHOWS_NOTHING,
    queryFn: ({ signal }) => {
      const { file, mapping, dateOrder } = review!
      return read(
        historyEndpoints.preview,
        {
          params: inBrand,
          body: { content: file.content, fieldMapping: mapping, ...(dateOrder !== undefined && { dateOrder }) },
        },
        signal,
      )
    },
    enabled: isComplete,
    placeholderData: keepPreviousData,
    retry: false,
    // The file may have changed under the same name.
    gcTime: 0,
    staleTime: 0,
  })

  const saving = useChanges(
    async (change, { file, headers, mapping, sourceLabel, dateOrder }: Review) => {
      const label = sourceLabel.trim() || DEFAULT_SOURCE_LABEL
      await change(historyEndpoints.saveMapping, {
        params: inBrand,
        body: { mapping, headers, sourceLabel: label },
      })
      return change(historyEndpoints.upload, {
        body: {
          workspaceId: brand.workspaceId,
          brandId: brand.id,
          filename: file.name,
          mimeType: file.mimeType,
          size: file.size,
          content: file.content,
          fieldMapping: mapping,
          ...(dateOrder !== undefined && { dateOrder }),
        },
      })
    },
    {
      onAnswer: () => setReview(null),
      done: ({ summary }) => outcomeToast(summary),
      onDone: ({ summary }) => {
        if (summary.successfulRows > 0) onImported()
      },
      failed: { title: 'Error', fallback: 'Failed to upload file' },
    },
  )

  const choose = (chosen: File) => {
    saving.reset()
    setReview(null)
    setRefusal(null)
    if (!isCsv(chosen)) {
      setRefusal('Please upload a CSV file')
      toast({ title: 'Invalid file type', description: 'Please upload a CSV file', variant: 'destructive' })
    } else if (isTooLarge(chosen)) {
      setRefusal('This file is larger than 10 MB. Split it and import the parts.')
    } else analysis.mutate(chosen)
  }

  return {
    review,
    refusal,
    analysing: analysis.isPending,
    preview,
    saving: saving.isPending,
    imported: saving.data ?? null,
    choose,
    mapTarget: (target: CsvTarget, header: string) =>
      setReview((now) => now && { ...now, mapping: { ...now.mapping, [target]: header } }),
    rename: (sourceLabel: string) => setReview((now) => now && { ...now, sourceLabel }),
    readDatesAs: (dateOrder: 'DMY' | 'MDY') => setReview((now) => now && { ...now, dateOrder }),
    save: () => review !== null && saving.mutate(review),
    startOver: () => {
      setReview(null)
      saving.reset()
    },
  }
}
