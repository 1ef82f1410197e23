import { expect, test } from 'vitest'
import type { Country, Language } from '#shared/brand-brief.ts'
import { confirmedBrief } from '#writing/brand/brand-brief.fixtures.ts'
import { brandFrom, typedFields } from '#writing/brand/profiles/profiles.fixtures.ts'
import { plannedYear } from './planned-year.ts'

interface TypedBrand {
  language: Language
  country: Country
  fields: Partial<Record<keyof typeof typedFields.shape, unknown>>
}

async function emailsOf({ language, country, fields }: TypedBrand, month: number) {
  const profile = brandFrom({ id: `days-${language}`, name: 'Latch', country, language }, typedFields.parse(fields))
  const brand = { ...confirmedBrief(profile), id: profile.id }
  const [planned] = await plannedYear({ brand, from: { year: 2027, month }, months: 1, hasOutlines: true })
  return planned!.emails.map(({ plannedFor, title, outline }) => ({
    date: plannedFor!,
    title,
    copy: outline!.sections.map(({ copy }) => copy).join('\n'),
    notes: outline!.assetNotes,
  }))
}

const januaryOf = (brand: TypedBrand) => emailsOf(brand, 1)

const WORKSHOP: TypedBrand = {
  language: 'en',
  country: 'GB',
  fields: {
    products:
      "Knitting machines from £340, sponge bars £24, machine service £85. Beginners' day in Hebden Bridge £95, next one Saturday January 23, book by January 15.",
    buyingProcess: 'They email a photo. The machine service goes up to £95 on February 1.',
    commonObjections: 'I will never learn it (everyone leaves the beginners day with a hat)',
    complianceNotes:
      'Workshop closed until January 7, parts ship again from January 8. Talk at the Harwood Museum on January 28, 6 pm, free. Never give advice on wiring.',
  },
}

test('each day of the owner has an email before it, and none goes out while the shop is closed', async () => {
  const emails = await januaryOf(WORKSHOP)
  const dateOf = (part: string) => emails.find(({ copy }) => copy.includes(part))?.date
  expect(emails.every(({ date }) => date > '2027-01-07')).toBe(true)
  expect(dateOf('Parts ship again from today.')).toBe('2027-01-08')
  expect(dateOf('book by January 15') ?? '').toMatch(/^2027-01-(?:0[89]|1[0-4])$/)
  expect(dateOf('goes up to £95 on February 1') ?? '').toMatch(/^2027-01-(?:1\d|2\d|30)$/)
  // The email after the break already names what comes next.
  const talk = emails.find(({ title }) => title === 'Talk at the Harwood Museum: 28 January')
  expect(talk?.copy).toContain('Talk at the Harwood Museum on January 28, 6 pm, free.')
  expect(talk?.date).toMatch(/^2027-01-(?:1\d|2[0-7])$/)
})

test('no one is reminded of a day before the invitation to it', async () => {
  const emails = await januaryOf({
    language: 'de',
    country: 'DE',
    fields: {
      products: 'Überhosen 29 €, Prefolds 6 €, Saugeinlagen 8 €',
      buyingProcess:
        'Vom 1. bis 6. Januar 2027 geschlossen. Am Samstag, dem 16. Januar 2027, ist um 10 Uhr unser Windelkurs im Laden, Anmeldung bis zum 13. Januar.',
    },
  })
  const [first] = emails.filter(
    ({ title, copy }) => copy.includes('unser Windelkurs im Laden') && !/wieder (?:da|offen)/u.test(title),
  )
  expect(first?.title ?? '').toContain('16. Januar')
  expect(first!.title).not.toMatch(/noch daran|Erinnerung|vergessen/u)
})

test("a day that an email tells isn't a rule for its writer, and a rule is never in the text", async () => {
  const emails = await januaryOf(WORKSHOP)
  expect(emails.some(({ notes }) => notes.includes('Harwood'))).toBe(false)
  expect(emails.every(({ notes }) => notes.includes('wiring'))).toBe(true)
  expect(emails.some(({ copy }) => copy.includes('wiring'))).toBe(false)
})

test.each<[TypedBrand, string, string, string]>([
  [
    {
      language: 'de',
      country: 'DE',
      fields: {
        products: 'Bergkäse 3,80 € je 100 g, Käsebrett 42 €, Raclette 28 €',
        buyingProcess:
          'Vom 24.12. bis 12.1. kein Versand, erster Versandtag ist der 13. Januar. Am 30. und 31. Januar sind wir auf der Käsemesse in Bad Tölz (Kurhaus, Stand 14), Eintritt 8 €.',
      },
    },
    'Am 30. und 31. Januar sind wir auf der Käsemesse in Bad Tölz (Kurhaus, Stand 14), Eintritt 8 €.',
    '2027-01-13',
    '2027-01-29',
  ],
  [
    {
      language: 'fr',
      country: 'FR',
      fields: {
        products: 'Révision annuelle (140 €), thermocouples (48 €), résistances (95 €)',
        buyingProcess: "L'atelier est fermé jusqu'au 10 janvier inclus.",
        complianceNotes: 'Le 16 et 17 janvier, stand aux Journées de la terre à Saint-Yrieix (halle 2, stand 22).',
      },
    },
    'Le 16 et 17 janvier, stand aux Journées de la terre à Saint-Yrieix (halle 2, stand 22).',
    '2027-01-11',
    '2027-01-15',
  ],
  [
    {
      language: 'es',
      country: 'ES',
      fields: {
        products: 'Mantas de lana (desde 120 €), bufandas (39 €), cojines (45 €)',
        buyingProcess: 'No enviamos del 24 de diciembre al 8 de enero, volvemos a enviar el 11 de enero.',
        complianceNotes: 'A partir del 1 de febrero las mantas suben a 130 €.',
      },
    },
    'A partir del 1 de febrero las mantas suben a 130 €.',
    '2027-01-11',
    '2027-01-30',
  ],
  [
    {
      language: 'it',
      country: 'IT',
      fields: {
        products: 'Selle in cuoio (da 145 €), nastri manubrio (39 €), balsamo per cuoio (14 €)',
        buyingProcess: 'Per averla entro marzo si ordina entro il 25 gennaio. Laboratorio chiuso dal 1 al 10 gennaio.',
      },
    },
    'Per averla entro marzo si ordina entro il 25 gennaio.',
    '2027-01-11',
    '2027-01-24',
  ],
  ...['Mándanos las facturas antes del 15 de enero', 'Charla gratis «Qué puedes deducir» jueves 21 de enero 19:00'].map(
    (line, at): [TypedBrand, string, string, string] => [
      {
        language: 'es',
        country: 'ES',
        fields: {
          products: 'Cuota autónomo 49 €/mes, alta de autónomo 60 €, nóminas 18 €',
          buyingProcess:
            'FECHAS: mándanos las facturas antes del 15 de enero de 2027. Charla gratis "Qué puedes deducir" jueves 21 de enero 19:00, plazas 80. Volvemos el 7 de enero.',
        },
      },
      line,
      '2027-01-01',
      ['2027-01-14', '2027-01-20'][at]!,
    ],
  ),
])('an email prints the whole sentence between the reopening and the day: $language', async (brand, line, from, to) => {
  const emails = await januaryOf(brand)
  const told = emails.find(({ copy }) => copy.includes(line))
  expect(emails.every(({ date }) => date >= from)).toBe(true)
  expect(told?.date ?? '').toMatch(/^2027-01/)
  expect(told!.date <= to).toBe(true)
})

test.each([
  'Closed until February 29.',
  'Closed before February 29, we ship again on March 2.',
  'Closed from February 20 to February 29.',
  'Closed the week of February 29.',
  'Fair on February 29 and March 1.',
])('a year without February 29 is planned all the same: %s', async (complianceNotes) => {
  const brand: TypedBrand = { ...WORKSHOP, fields: { ...WORKSHOP.fields, complianceNotes } }
  expect(await emailsOf(brand, 3)).not.toEqual([])
})
