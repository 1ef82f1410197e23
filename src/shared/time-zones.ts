import type { Country } from './brand-brief.ts'
import { DEFAULT_TIME_ZONE } from './calendar-dates.ts'

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

export const timeZonesOf = (country: Country): readonly string[] => [
  DEFAULT_TIME_ZONE[country],
  ...OTHER_ZONES[country],
]

export const allTimeZones = (): string[] => Intl.supportedValuesOf('timeZone')

/** Rejects bare offsets such as `+01:00`, because they have no daylight saving time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Uses the spelling of the time zone database: `america/los_angeles` becomes `America/Los_Angeles`. */
export const spelledTimeZone = (name: string): string =>
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId

/** `Los Angeles (Pacific Time)`, or only the city if the zone has no name. */
export function timeZoneLabel(name: string): string {
  const { place, zone } = partsOf(name)
  return zone === null ? place : `${place} (${zone})`
}

/** `America/New_York` is `New York`. */
export const cityOf = (name: string): string => name.split('/').at(-1)!.replaceAll('_', ' ')

/** `Pacific Time (Los Angeles)`, for sentences about times. */
export function timeZoneText(name: string): string {
  const { place, zone } = partsOf(name)
  return zone === null ? place : `${zone} (${place})`
}

function partsOf(name: string): { place: string; zone: string | null } {
  const parts = name.replaceAll('_', ' ').split('/')
  const place = parts.length > 2 ? `${parts.at(-1)}, ${parts.at(-2)}` : parts.at(-1)!
  const generic = new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value
  const saysNoMore = generic === undefined || generic.startsWith('GMT') || generic.startsWith(place)
  return { place, zone: saysNoMore ? null : generic }
}
