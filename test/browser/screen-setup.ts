import '#web/styles.css'
import { beforeEach } from 'vitest'

/** What one test types is not kept for the next. */
beforeEach(() => sessionStorage.clear())
