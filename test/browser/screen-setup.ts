import '#web/styles.css'
import { beforeEach } from 'vitest'

/** Drafts of one test must not reach the next. */
beforeEach(() => sessionStorage.clear())
