import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from '#web/kit/toast-store.ts'
import { paths } from '#web/paths.ts'
import type { Bulk } from '#features/outlines/bulk-contract.ts'
import { isOver } from './bulk-progress.ts'
import { bulkSummary } from './run-summary.ts'

export function useEndToast(bulk: Bulk | null, isBarShown: boolean): void {
  const navigate = useNavigate()
  const running = useRef<string | null>(null)
  const onNews = useEffectEvent((news: Bulk) => {
    if (!isOver(news)) {
      running.current = news.id
      return
    }
    const wasRunning = running.current === news.id
    running.current = null
    if (!wasRunning || !news.isMine || isBarShown) return
    const summary = bulkSummary(news)
    const onSelect = () => void navigate({ to: paths.emailOutlines, search: { brandId: news.brandId } })
    toast(summary.variant === 'destructive' ? summary : { ...summary, action: { label: 'View', onSelect } })
  })
  useEffect(() => {
    if (bulk !== null) onNews(bulk)
  }, [bulk])
}
