import type { Country, Language } from '#shared/brand-brief.ts'
import type { OccasionName } from '../brand/find-occasions.ts'
import type { NotesContext } from './notes-reader.ts'

const EVERYWHERE: readonly Country[] = ['US', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT']

export const OCCASIONS: readonly OccasionName[] = [
  { id: 'gb-mothers-day', name: "Mother's Day", countries: ['GB'] },
  { id: 'mothers-day', name: "Mother's Day", countries: ['US', 'CA', 'AU', 'DE', 'IT'] },
  { id: 'mothers-day', name: 'Muttertag', countries: ['US', 'CA', 'AU', 'DE', 'IT'] },
  { id: 'mothers-day', name: 'Festa della mamma', countries: ['US', 'CA', 'AU', 'DE', 'IT'] },
  { id: 'fr-mothers-day', name: 'Fête des Mères', countries: ['FR'] },
  { id: 'es-mothers-day', name: 'Día de la Madre', countries: ['ES'] },
  { id: 'fathers-day', name: "Father's Day", countries: ['US', 'CA', 'GB', 'FR'] },
  { id: 'valentines', name: "Valentine's Day", countries: EVERYWHERE },
  { id: 'valentines', name: 'San Valentino', countries: EVERYWHERE },
  { id: 'black-friday', name: 'Black Friday', countries: EVERYWHERE },
  { id: 'memorial-day', name: 'Memorial Day', countries: ['US'] },
  { id: 'easter', name: 'Easter', countries: EVERYWHERE },
  { id: 'fr-soldes-hiver', name: "Soldes d'hiver", countries: ['FR'] },
  { id: 'fr-soldes-ete', name: "Soldes d'été", countries: ['FR'] },
]

const COUNTRIES: Record<Language, Country> = { en: 'US', de: 'DE', fr: 'FR', es: 'ES', it: 'IT' }

export const notesContext = (language: Language, changes: Partial<NotesContext> = {}): NotesContext => ({
  language,
  country: COUNTRIES[language],
  year: 2027,
  month: 5,
  today: '2027-04-20',
  offers: ['Cold Brew Set', 'Hand Grinder', 'UltraSeal pouch', 'Lavender Soap'].map((name) => ({
    name,
    shortName: name,
  })),
  occasions: OCCASIONS,
  occasionDates: new Map(language === 'en' ? [['memorial-day', '2027-05-31']] : []),
  ...changes,
})

export const EVERY_DAY: readonly string[] = Array.from(
  { length: 31 },
  (_, index) => `2027-05-${String(index + 1).padStart(2, '0')}`,
)
