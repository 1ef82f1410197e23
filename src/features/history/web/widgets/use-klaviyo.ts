import { useQuery } from '@tanstack/react-query'
import { toast } from '#web/kit/toast-store.ts'
import { useChange, useChanges, useRefresh } from '#web/use-change.ts'
import { historyEndpoints } from '../../contract.ts'
import { klaviyoOptions } from '../queries.ts'
import { syncedText } from './klaviyo-wording.ts'

interface SyncTitles {
  done: string
  failed: string
  reason: string
}

export const saySyncContinues = () =>
  toast({ title: 'Sync in progress', description: 'Check its progress in Settings, under Integrations.' })

const TITLES: SyncTitles = { done: 'Sync Complete', failed: 'Sync failed', reason: 'Failed to sync with Klaviyo' }

export function useKlaviyoSync(brandId: string, onSynced?: () => void, titles: SyncTitles = TITLES) {
  const refresh = useRefresh()
  return useChanges(
    (change, body: { apiKey?: string; days?: number }) => {
      const answered = change(historyEndpoints.syncKlaviyo, { params: { id: brandId }, body })
      setTimeout(() => void refresh('imports'), 400)
      return answered
    },
    {
      always: true,
      onDone: ({ summary }) => {
        if (summary === null) return void saySyncContinues()
        toast({ title: titles.done, description: syncedText(summary.successfulRows) })
        onSynced?.()
      },
      failed: { title: titles.failed, fallback: titles.reason },
    },
  )
}

export function useKlaviyo(brandId: string) {
  const connection = useQuery(klaviyoOptions(brandId))
  const connect = useChange(historyEndpoints.validateKlaviyo, {
    input: (apiKey: string) => ({ body: { apiKey, brandId } }),
    done: ({ accountName }) => ({ title: 'Klaviyo Connected', description: accountName }),
    failed: { title: 'Validation Failed', fallback: 'Invalid Klaviyo API key' },
    always: true,
  })
  const disconnect = useChange(historyEndpoints.disconnectKlaviyo, {
    input: () => ({ params: { id: brandId } }),
    done: { title: 'Klaviyo disconnected', description: 'We deleted the key. Imported campaigns stay.' },
    failed: { title: 'Error', fallback: "We couldn't disconnect Klaviyo. Please try again." },
    always: true,
  })
  return { connection, connect, disconnect }
}
