import type { Country } from '#shared/brand-brief.ts'
import { allTimeZones, timeZoneLabel, timeZonesOf } from '#shared/time-zones.ts'
import { SearchSelect } from '#web/kit/search-select.tsx'
import { countryName } from './choices.ts'

export function TimeZoneSelect(props: { country: Country; value: string; onValueChange: (timeZone: string) => void }) {
  const { country, value, onValueChange } = props
  return (
    <SearchSelect
      searchLabel="Search time zones"
      value={value}
      valueLabel={timeZoneLabel(value)}
      onValueChange={onValueChange}
      groups={() => {
        const proposed = timeZonesOf(country)
        const others = new Set([value, ...allTimeZones()]).difference(new Set(proposed))
        return [
          { label: countryName(country), options: proposed.map(optionOf) },
          {
            label: 'Other time zones',
            options: [...others].map(optionOf).toSorted((one, other) => one.label.localeCompare(other.label)),
          },
        ]
      }}
    />
  )
}

const optionOf = (value: string) => ({ value, label: timeZoneLabel(value), keywords: value })
