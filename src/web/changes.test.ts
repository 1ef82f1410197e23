import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { workspaceEndpoints } from '#features/access/contract.ts'
import { usageEndpoints } from '#features/access/usage-contract.ts'
import { brandEndpoints } from '#features/brands/contract.ts'
import { calendarEndpoints } from '#features/calendar/contract.ts'
import { outlineEndpoints } from '#features/outlines/contract.ts'
import { SUBJECTS } from '#shared/subjects.ts'
import { SHOWS_NOTHING, changeOf, isTouched, refreshChanged, shownBy } from './changes.ts'

const ofBrand = { params: { id: 'b' } }
const outlines = shownBy(outlineEndpoints.listByMonth, ofBrand)

test('a change refreshes the rows that show it, and no others', () => {
  const renamed = changeOf(brandEndpoints.update, ofBrand)
  expect(isTouched(shownBy(brandEndpoints.list, {}), renamed)).toBe(true)
  expect(isTouched(shownBy(brandEndpoints.get, ofBrand), renamed)).toBe(true)
  expect(isTouched(shownBy(workspaceEndpoints.list, {}), { what: ['session'] })).toBe(false)
})

test('a change in one brand refreshes that brand and general rows', () => {
  const change = { what: ['outlines'], brandId: 'b' } as const
  expect(isTouched(outlines, change)).toBe(true)
  expect(isTouched(shownBy(outlineEndpoints.listByMonth, { params: { id: 'another' } }), change)).toBe(false)
  expect(isTouched(shownBy(calendarEndpoints.month, { query: { brandId: 'another' } }), change)).toBe(false)
  expect(isTouched(shownBy(usageEndpoints.usage, ofBrand), change)).toBe(true)
  expect(isTouched(outlines, { what: ['outlines'] })).toBe(true)
})

test('also refreshes what only the caller sees', () => {
  const chosen = changeOf(workspaceEndpoints.select, { params: { id: 'w' } })
  expect(isTouched(shownBy(workspaceEndpoints.list, {}), chosen)).toBe(true)
})

test('refreshes a query without a declaration always, and one that shows nothing never', () => {
  for (const what of SUBJECTS) {
    expect(isTouched(undefined, { what: [what] })).toBe(true)
    expect(isTouched(SHOWS_NOTHING, { what: [what] })).toBe(false)
  }
  expect(isTouched(undefined, { what: [] })).toBe(false)
})

test('loads what the page shows again and waits for the responses', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const asked: string[] = []
  const show = async (name: string, meta: ReturnType<typeof shownBy>) => {
    const observer = new QueryObserver(client, { queryKey: [name], meta, queryFn: async () => asked.push(name) })
    onTestFinished(observer.subscribe(() => {}))
    await expect.poll(() => asked).toContain(name)
  }
  await show('outlines', outlines)
  await show('brands', shownBy(brandEndpoints.list, {}))
  asked.length = 0
  await refreshChanged(client, { what: ['outlines'] })
  expect(asked).toEqual(['outlines'])
})
