import { testApp } from '#test/test-app.ts'
import { testClock } from '#test/test-clock.ts'
import { StripeDouble } from './stripe-double.ts'

/** A second hand on what the stand-in of the application keeps: what it does is told to nobody until a test says so. */
export const aDouble = () => new StripeDouble(testApp.app.db, testClock, testApp.app.env)
