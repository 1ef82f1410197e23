import '#web/styles.css'
import { beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { currentToasts, toast } from '#web/kit/toast-store.ts'

/** The files of a worker share one page. Components, toasts and drafts of one test must not reach the next. */
beforeEach(async () => {
  await cleanup()
  if (currentToasts().length > 0) toast({ title: 'It takes the place of an earlier test' })()
  sessionStorage.clear()
})
