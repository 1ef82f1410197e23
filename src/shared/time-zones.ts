import type { Country } from './brand-brief.ts'
import { DEFAULT_TIME_ZONE } from './calendar-dates.ts'

/** The zones that most brands of a country choose from, beside the default one. The rest of the world follows them. */
const OTHER_ZONES: Record<Country, readonly string[]> = {
  US: [
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'America/Anchorage',
    'Pacific/Honolulu',
  ],
  CA: [
    'America/Halifax',
    'America/St_Johns',
    'America/Winnipeg',
    'America/Regina',
    'America/Edmonton',
    'America/Vancouver',
    'America/Whitehorse',
  ],
  GB: [],
  AU: [
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Hobart',
    'Australia/Adelaide',
    'Australia/Darwin',
    'Australia/Perth',
  ],
  DE: [],
  FR: [],
  ES: ['Atlantic/Canary', 'Africa/Ceuta'],
  IT: [],
}

/** The zones to propose for a country, its default first. */
export const timeZonesOf = (country: Country): readonly string[] => [
  DEFAULT_TIME_ZONE[country],
  ...OTHER_ZONES[country],
]

/** Every zone that this browser or server can list. */
export const allTimeZones = (): string[] => Intl.supportedValuesOf('timeZone')

/** Whether the name stands for a zone with rules of its own; a bare offset such as `+01:00` knows no daylight saving. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone in the spelling of the time zone database: `america/los_angeles` becomes `America/Los_Angeles`. */
export const spelledTimeZone = (name: string): string =>
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId

/** `Los Angeles (Pacific Time)`, or the place alone where the zone has no name of its own. */
export function timeZoneLabel(name: string): string {
  const parts = name.replaceAll('_', ' ').split('/')
  const place = parts.length > 2 ? `${parts.at(-1)}, ${parts.at(-2)}` : parts.at(-1)!
  const generic = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  const saysNoMore = generic === undefined || generic.startsWith('GMT') || generic.startsWith(place)
  return saysNoMore ? place : `${place} (${generic})`
}
