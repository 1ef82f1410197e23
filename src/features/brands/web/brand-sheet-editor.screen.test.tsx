import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, answeringServer } from '#test/browser/answering-server.ts'
import {
  type Fact,
  type FactOf,
  accountWith,
  offer,
  openSheet,
  origin,
  rule,
  sheet,
  write,
} from '#test/browser/brand-sheet.ts'

const harness = offer('Hörgeräte')
const moment: FactOf<'moment'> = {
  ...origin,
  kind: 'moment',
  key: 'm',
  isUsed: false,
  value: { text: 'eine neue Kollegin kommt', form: 'noun', months: [3] },
}
const sundays = rule('r', { sentence: 'Sonntags nie.', check: { type: 'no-send', weekdays: [7] } })
const rhythm: FactOf<'rhythm'> = {
  ...origin,
  kind: 'rhythm',
  key: 'rhythm',
  source: 'history',
  isUsed: false,
  value: { emails: 6, weekdays: [2] },
}
const facts: Fact[] = [harness, moment, sundays, rhythm]

const dialog = () => page.getByRole('dialog')
const inDialog = (name: string | RegExp) => dialog().getByRole('button', { name })
const choose = async (label: string, option: string | RegExp) => {
  await dialog().getByLabelText(label).click()
  await page.getByRole('option', { name: option }).click()
}

async function openFact(name: RegExp) {
  const asked = answeringServer({
    ...accountWith(facts, 'OWNER', 'ACTIVE', { language: 'de' }),
    [write]: answer(sheet(facts)),
  })
  await openSheet()
  await page.getByRole('button', { name }).click()
  return {
    save: async () => {
      await inDialog('Save').click()
      await expect.element(dialog()).not.toBeInTheDocument()
      return asked.find(({ call }) => call === write)?.body
    },
    written: () => asked.filter(({ call }) => call === write),
  }
}

beforeEach(() => page.viewport(1280, 900))

test('the details of an offer are typed behind one line', async () => {
  const { save } = await openFact(/Hörgeräte/)
  await expect.element(dialog().getByLabelText(/^Price/)).not.toBeInTheDocument()
  await inDialog(/^Details/).click()
  await dialog()
    .getByLabelText(/^Price/)
    .fill('1.200 €')
  await dialog()
    .getByLabelText(/^One true sentence about it/)
    .fill('Sie laden über Nacht.')
  await dialog()
    .getByLabelText(/^Who it is for/)
    .fill('Menschen mit steifen Fingern')
  await dialog()
    .getByLabelText(/^When to choose it/)
    .fill('Batterien sind zu klein')
  expect(await save()).toMatchObject({
    kind: 'offer',
    key: 'hörgeräte',
    value: {
      price: '1.200 €',
      fact: 'Sie laden über Nacht.',
      forWhom: 'Menschen mit steifen Fingern',
      chooseIf: 'Batterien sind zu klein',
      season: null,
      grammar: null,
    },
  })
})

test('a season is two days without a year, and each is asked for at its place', async () => {
  const { save, written } = await openFact(/Hörgeräte/)
  await inDialog(/^Season/).click()
  await choose('When people can get it', /part of the year/)
  await inDialog('Save').click()
  await expect.element(dialog().getByRole('group', { name: 'First day' })).toMatchTextContent(/Choose the first day/)
  await expect.element(dialog().getByRole('group', { name: 'Last day' })).toMatchTextContent(/Choose the last day/)
  expect(written()).toEqual([])
  await choose('First day, month', 'May')
  await choose('First day, day', '15')
  await choose('Last day, month', 'September')
  await expect.element(inDialog(/^Season/)).toMatchTextContent(/May 15 to September 30/)
  expect(await save()).toMatchObject({ value: { season: { from: '05-15', to: '09-30' } } })
})

test('a wrong number or gender is seen in a sentence', async () => {
  const { save } = await openFact(/Hörgeräte/)
  await inDialog(/^Grammar/).click()
  await choose('Is it one thing or several?', 'One thing')
  await choose('Gender', /Neuter/)
  const sentence = dialog().getByRole('status')
  await expect.element(sentence).toMatchTextContent(/It reads: “Das Hörgeräte ist wieder da\.”/)
  await choose('Is it one thing or several?', 'Several things')
  await expect.element(sentence).toMatchTextContent(/It reads: “Die Hörgeräte sind wieder da\.”/)
  await dialog()
    .getByLabelText(/^Short name/)
    .fill('Geräte')
  await expect.element(sentence).toMatchTextContent(/It reads: “Die Geräte sind wieder da\.”/)
  expect(await save()).toMatchObject({
    value: { name: 'Hörgeräte', shortName: 'Geräte', grammar: { number: 'plural' } },
  })
})

test('a moment has months, and a sentence shows whether it is one', async () => {
  const { save } = await openFact(/neue Kollegin/)
  const sentence = dialog().getByRole('status')
  await expect.element(sentence).toMatchTextContent(/“Rund um eine neue Kollegin kommt: …”/)
  await choose('What you typed is', /^A sentence/)
  await expect.element(sentence).toMatchTextContent(/“Wenn eine neue Kollegin kommt: …”/)
  await expect.element(inDialog('March')).toHaveAttribute('aria-pressed', 'true')
  await inDialog('March').click()
  inDialog('September').element().focus()
  await userEvent.keyboard(' ')
  await inDialog('January').click()
  expect(await save()).toMatchObject({ kind: 'moment', value: { form: 'clause', months: [1, 9] } })
})

test('the weekdays of a rule are pressed, and at least one stays', async () => {
  const { save, written } = await openFact(/No emails on Sundays/)
  await inDialog('Sunday').click()
  await inDialog('Save').click()
  await expect
    .element(dialog().getByRole('group', { name: 'Days without emails' }))
    .toMatchTextContent(/Choose at least one day/)
  expect(written()).toEqual([])
  await inDialog('Saturday').click()
  await inDialog('Sunday').click()
  expect(await save()).toEqual({
    kind: 'rule',
    key: 'r',
    value: {
      sentence: 'No emails on Saturdays and Sundays.',
      check: { type: 'no-send', weekdays: [6, 7] },
    },
  })
})

test('the rhythm has weekdays', async () => {
  const { save } = await openFact(/6 emails a month/)
  await choose('Emails a month', '8')
  await inDialog('Thursday').click()
  expect(await save()).toEqual({ kind: 'rhythm', key: 'rhythm', value: { emails: 8, weekdays: [2, 4] } })
})

test('the editor fits a phone and its buttons fit a finger', async () => {
  await page.viewport(390, 844)
  await openFact(/neue Kollegin/)
  expect(dialog().element().scrollWidth).toBeLessThanOrEqual(390)
  expect((inDialog('March').element() as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44)
})
