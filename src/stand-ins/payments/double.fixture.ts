import { testApp } from '#test/test-app.ts'
import { testClock } from '#test/test-clock.ts'
import { StripeDouble } from './stripe-double.ts'

/** Shares the storage of the app's double, but sends no events until a test asks for them. */
export const aDouble = () => new StripeDouble(testApp.app.db, testClock, testApp.app.env)
