import { expect, test } from 'vitest'
import { COUNTRIES } from './brand-brief.ts'
import { DEFAULT_TIME_ZONE } from './calendar-dates.ts'
import { allTimeZones, isTimeZone, spelledTimeZone, timeZoneLabel, timeZoneText, timeZonesOf } from './time-zones.ts'

test.each(COUNTRIES)('the zones for %s begin with its default and belong to it', (country) => {
  const proposed = timeZonesOf(country)
  expect(proposed[0]).toBe(DEFAULT_TIME_ZONE[country])
  expect(new Set(proposed).size).toBe(proposed.length)
  const all = allTimeZones()
  expect(proposed.filter((zone) => !all.includes(zone))).toEqual([])
})

test.each(['America/Los_Angeles', 'america/los_angeles', 'Asia/Kolkata', 'Asia/Calcutta', 'UTC', 'Etc/GMT+5'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
)

test.each(['', 'Mars/Base', '+01:00', '-0500', 'America', 'America/Los Angeles', ' UTC', 'Europe/Berlin\n'])(
  "%j isn't a time zone",
  (name) => expect(isTimeZone(name)).toBe(false),
)

test('stores a zone in the spelling of the database, under the chosen name', () => {
  expect(['america/los_angeles', 'asia/kolkata', 'Asia/Calcutta'].map(spelledTimeZone)).toEqual([
    'America/Los_Angeles',
    'Asia/Kolkata',
    'Asia/Calcutta',
  ])
})

test('every zone has a label', () => {
  expect(
    ['America/Los_Angeles', 'America/Phoenix', 'America/Indiana/Knox', 'Asia/Singapore'].map(timeZoneLabel),
  ).toEqual([
    'Los Angeles (Pacific Time)',
    'Phoenix (Mountain Standard Time)',
    'Knox, Indiana (Central Time)',
    'Singapore',
  ])
  expect(allTimeZones().filter((zone) => /[_/]/.test(timeZoneLabel(zone)))).toEqual([])
})

test('a sentence about times names the zone before the city', () => {
  expect(['America/New_York', 'America/Indiana/Knox', 'Asia/Singapore'].map(timeZoneText)).toEqual([
    'Eastern Time (New York)',
    'Central Time (Knox, Indiana)',
    'Singapore',
  ])
})
