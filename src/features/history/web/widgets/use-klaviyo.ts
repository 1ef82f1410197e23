import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, errorMessage } from '#web/api-client.ts'
import { toast } from '#web/kit/toast-store.ts'
import { historyEndpoints } from '../../contract.ts'
import { klaviyoOptions } from '../queries.ts'
import { syncedText } from './klaviyo-wording.ts'

interface SyncTitles {
  done: string
  failed: string
  /** When nothing better is known. */
  reason: string
}

/** What is said when nobody waits for a sync any longer. */
export const saySyncGoesOn = () =>
  toast({ title: 'The sync goes on', description: 'How far it is stands in Settings, under Integrations.' })

const TITLES: SyncTitles = { done: 'Sync Complete', failed: 'Sync failed', reason: 'Failed to sync with Klaviyo' }

/** Starts a sync of a brand and says how it ended. */
export function useKlaviyoSync(brandId: string, onSynced?: () => void, titles: SyncTitles = TITLES) {
  const queryClient = useQueryClient()
  const state = klaviyoOptions(brandId)
  return useMutation({
    mutationFn: (body: { apiKey?: string; days?: number }) => {
      const answered = call(historyEndpoints.syncKlaviyo, { params: { id: brandId }, body })
      // The sync is written down by now or in a moment: its progress shows while this call waits.
      setTimeout(() => void queryClient.invalidateQueries({ queryKey: state.queryKey }), 400)
      return answered
    },
    onSuccess: ({ summary }) => {
      if (summary === null) return void saySyncGoesOn()
      toast({ title: titles.done, description: syncedText(summary.successfulRows) })
      onSynced?.()
    },
    onError: (error) =>
      toast({ title: titles.failed, description: errorMessage(error, titles.reason), variant: 'destructive' }),
    // The brand's list says when it was last synced.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api', 'brands'] }),
  })
}

/** A brand's connection to Klaviyo, and what can be done with it. */
export function useKlaviyo(brandId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['/api', 'brands'] })
  const connection = useQuery(klaviyoOptions(brandId))
  const connect = useMutation({
    mutationFn: (apiKey: string) => call(historyEndpoints.validateKlaviyo, { body: { apiKey, brandId } }),
    onSuccess: ({ accountName }) => toast({ title: 'Klaviyo Connected', description: accountName }),
    onError: (error) =>
      toast({
        title: 'Validation Failed',
        description: errorMessage(error, 'Invalid Klaviyo API key'),
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
  const disconnect = useMutation({
    mutationFn: () => call(historyEndpoints.disconnectKlaviyo, { params: { id: brandId } }),
    onSuccess: () =>
      toast({ title: 'Klaviyo disconnected', description: 'The key is forgotten. Campaigns taken over stay.' }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: errorMessage(error, 'Klaviyo could not be disconnected.'),
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
  return { connection, connect, disconnect }
}
