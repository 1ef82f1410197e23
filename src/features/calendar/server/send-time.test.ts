import { expect, test } from 'vitest'
import { withZoneOffset } from '#shared/calendar-dates.ts'
import { brandWallClock } from './send-time.ts'

const ZONES = [
  'America/New_York America/Detroit America/Indiana/Indianapolis America/Chicago America/Denver America/Boise',
  'America/Phoenix America/Los_Angeles America/Anchorage America/Adak Pacific/Honolulu',
  'America/St_Johns America/Halifax America/Toronto America/Winnipeg America/Regina America/Edmonton',
  'America/Vancouver America/Whitehorse Europe/London Europe/Berlin Europe/Busingen Europe/Paris Europe/Rome',
  'Europe/Madrid Atlantic/Canary Africa/Ceuta Australia/Sydney Australia/Melbourne Australia/Hobart',
  'Australia/Brisbane Australia/Adelaide Australia/Darwin Australia/Perth Australia/Eucla Australia/Lord_Howe',
].flatMap((line) => line.split(' '))

/** Uses Intl instead of Temporal, which the code under test uses. */
const clockThere = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(instant))

function changesOf(zone: string): Temporal.ZonedDateTime[] {
  const end = Temporal.PlainDate.from('2029-01-01').toZonedDateTime(zone)
  const found: Temporal.ZonedDateTime[] = []
  let next = Temporal.PlainDate.from('2026-01-01').toZonedDateTime(zone).getTimeZoneTransition('next')
  while (next !== null && Temporal.ZonedDateTime.compare(next, end) < 0) {
    found.push(next)
    next = next.getTimeZoneTransition('next')
  }
  return found
}

test.each(ZONES)('%s: 10:00 stays 10:00 around every clock change', (zone) => {
  for (const change of changesOf(zone)) {
    for (const days of [-1, 0, 1]) {
      const day = change.toPlainDate().add({ days }).toString()
      const wallClock = brandWallClock(`${day}T10:00`, zone)
      const onTheWire = withZoneOffset(wallClock, zone)
      expect([wallClock, clockThere(onTheWire, zone)]).toEqual([`${day} 10:00:00`, `${day} 10:00`])
      expect(brandWallClock(onTheWire, zone)).toBe(wallClock)
    }
  }
})

test.each(ZONES)('%s: a skipped time moves forward by the skipped hour', (zone) => {
  for (const change of changesOf(zone)) {
    const before = change.subtract({ nanoseconds: 1 })
    const skipped = (change.offsetNanoseconds - before.offsetNanoseconds) / 60e9
    if (skipped <= 0) continue
    const missing = change.toPlainDateTime().subtract({ minutes: skipped }).add({ minutes: 10 })
    const expected = missing.add({ minutes: skipped })
    expect(brandWallClock(missing.toString(), zone)).toBe(
      expected.toString({ smallestUnit: 'second' }).replace('T', ' '),
    )
  }
})

test('most of these zones change their clocks', () => {
  expect(ZONES.filter((zone) => changesOf(zone).length >= 5).length).toBeGreaterThan(25)
})
