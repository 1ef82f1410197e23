import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { currentToasts, dismissToast } from '#web/kit/toast-store.ts'
import { answer, answeringServer, badGateway } from '#test/browser/answering-server.ts'
import { tannholt } from '#test/browser/brand.ts'
import { BRIEF, DRAFT } from '#test/browser/library.ts'
import { emptyAccount, openProduct } from '#test/browser/open-product.tsx'
import { adaIn, northfold } from '#test/browser/workspace.ts'

const workspace = northfold('PRO')
const brandId = tannholt.id
const launch = '0198c5a0-0000-7000-8000-00000000000a'
const teaser = '0198c5a0-0000-7000-8000-00000000000b'
const idea = '0198c5a0-0000-7000-8000-0000000000c1'
const proof = '0198c5a0-0000-7000-8000-0000000000c2'
const NAME = 'Courtyard Filter Blend'
const MOVE = `POST /api/brands/${brandId}/calendar-moves`
const LOOK = `GET /api/email-ideas/${idea}/series-moves`
const CONFLICT = 'Two emails on Wednesday, December 6: “Teaser” and “Gift ideas”.'

/** A launch on December 4 with a scheduled teaser and an idea without an outline. */
function series(moves?: object[]) {
  let day = '2090-12-04'
  const scheduled = () => ({
    id: launch.replace('0a', '1a'),
    outlineId: launch,
    campaignTitle: `${NAME} is here`,
    subjectLine: 'A subject line',
    previewText: '',
    template: 'Launch',
    workflowStatus: 'draft',
    mainTopicTitle: NAME,
    isOfSeries: true,
    segment: '',
    promotion: false,
    occasion: null,
    sendTime: `${day}T10:00:00-05:00`,
    manualOverride: true,
    justification: null,
    notes: null,
  })
  const month = { unscheduled: [], waiting: [], planned: [], observances: [] }
  const shown = {
    outlineId: teaser,
    campaignTitle: 'Teaser',
    from: '2090-11-27T10:00',
    to: '2090-11-28T10:00',
    past: false,
    stays: null,
  }
  const planned = {
    ideaId: proof,
    title: 'First voices',
    from: '2090-12-07',
    to: '2090-12-08',
    past: false,
    isHidden: false,
  }
  const itself = { ...planned, ideaId: idea, title: 'The launch', from: '2090-12-04', to: '2090-12-05', isHidden: true }
  const answers: Parameters<typeof answeringServer>[0] = {
    ...emptyAccount,
    'GET /api/workspaces': answer({ workspaces: [workspace], memberships: [adaIn(workspace.id, 'MANAGER')] }),
    'GET /api/brands': answer({ brands: [tannholt] }),
    'GET /api/calendar': () => answer({ ...month, schedules: [scheduled()] }),
    [`GET /api/email-outlines/${launch}`]: () =>
      answer({
        outline: { ...DRAFT, ...BRIEF, id: launch, brandId, title: NAME, scheduledSendAt: `${day}T10:00:00-05:00` },
      }),
    'POST /api/calendar/schedule': (body) => {
      const from = day
      day = (body as { newSendTime: string }).newSendTime.slice(0, 10)
      return answer({ schedule: scheduled(), anchor: { ideaId: idea, brandId, from, to: day } })
    },
    [LOOK]: answer({ name: NAME, moves: moves ?? [shown], days: [itself, planned], conflicts: [CONFLICT] }),
    [MOVE]: (body) => answer({ moves: [], days: [], ...(body as object) }),
  }
  const asked = answeringServer(answers)
  const bodies = (wanted: string) => asked.filter(({ call }) => call === wanted).map(({ body }) => body)
  return { answers, asked, bodies }
}

async function open(width = 1280) {
  await page.viewport(width, 900)
  await openProduct(`/dashboard/email-calendar?brandId=${brandId}&year=2090&month=12`)
}
const email = () => page.getByRole('button', { name: new RegExp(`^${NAME} is here`) })
const offer = () => page.getByRole('region', { name: 'Series' })
const dialog = () => page.getByRole('dialog', { name: 'Move the series' })
const press = async (keys: string) => {
  await userEvent.keyboard(keys)
}

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('moving the anchor day by day offers to move the rest by all of it, without taking the focus', async () => {
  const { asked } = series()
  await open()
  await expect.element(email()).toBeVisible()
  ;(email().element() as HTMLElement).focus()
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expect
    .element(offer().getByText(`“${NAME}” is now 1 day later. Move the other 2 emails of the series too?`))
    .toBeVisible()
  await expect.element(email()).toHaveFocus()
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(offer().getByText(/is now 2 days later/)).toBeVisible()
  expect(asked.findLast(({ call }) => call === LOOK)!.query).toBe('from=2090-12-04&to=2090-12-06')
  await press('{Control>}z{/Control}')
  await expect.element(offer().getByText(/is now 1 day later/)).toBeVisible()
  await press('{Control>}z{/Control}')
  await expect.element(offer()).not.toBeInTheDocument()
})

test('the rest moves in one step with the keyboard, and Ctrl+Z moves it back before the anchor', async () => {
  const { bodies } = series()
  await open()
  await expect.element(email()).toBeVisible()
  ;(email().element() as HTMLElement).focus()
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(offer()).toBeVisible()
  ;(offer().getByRole('button', { name: 'Review new dates' }).element() as HTMLElement).focus()
  await press('{Enter}')
  await expect.element(dialog().getByText(CONFLICT)).toBeVisible()
  await expect.element(dialog().getByText('Nov 28, 2090, 10:00 AM')).toBeVisible()
  await expect.element(dialog().getByText('First voices')).toBeVisible()
  await expect.element(dialog().getByText('The launch')).not.toBeInTheDocument()
  ;(dialog().getByRole('button', { name: 'Move 2 emails' }).element() as HTMLElement).focus()
  await press('{Enter}')
  await expect.element(offer()).not.toBeInTheDocument()
  await expect.element(email()).toHaveFocus()
  const moved = {
    moves: [{ outlineId: teaser, from: '2090-11-27T10:00', to: '2090-11-28T10:00' }],
    days: [
      { ideaId: idea, from: '2090-12-04', to: '2090-12-05' },
      { ideaId: proof, from: '2090-12-07', to: '2090-12-08' },
    ],
  }
  expect(bodies(MOVE)).toEqual([{ ...moved, undo: false }])
  expect(currentToasts()[0]).toMatchObject({ title: 'Series moved', description: '2 emails' })
  await press('{Control>}z{/Control}')
  await expect.poll(() => bodies(MOVE)).toHaveLength(2)
  expect(bodies(MOVE)[1]).toEqual({
    moves: [{ outlineId: teaser, from: '2090-11-28T10:00', to: '2090-11-27T10:00' }],
    days: [
      { ideaId: idea, from: '2090-12-05', to: '2090-12-04' },
      { ideaId: proof, from: '2090-12-08', to: '2090-12-07' },
    ],
    undo: true,
  })
  await expect.poll(() => bodies('POST /api/calendar/schedule')).toHaveLength(1)
})

test('the others keep their dates when the user wants that, or when the server refuses', async () => {
  const { answers, bodies } = series()
  answers[MOVE] = badGateway
  await open()
  await expect.element(email()).toBeVisible()
  ;(email().element() as HTMLElement).focus()
  await press('{Shift>}{ArrowLeft}{/Shift}')
  await offer().getByRole('button', { name: 'Review new dates' }).click()
  await dialog().getByRole('button', { name: 'Move 2 emails' }).click()
  await expect.poll(() => currentToasts()[0]?.title).toBe('Moving failed')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await offer().getByRole('button', { name: 'Keep their dates' }).click()
  await expect.element(offer()).not.toBeInTheDocument()
  await expect.element(email()).toHaveFocus()
  expect(bodies(MOVE)).toHaveLength(1)
})

test('nothing is offered if nothing else moves, and past days are asked about', async () => {
  const { answers } = series()
  answers[LOOK] = answer({ name: NAME, moves: [], days: [], conflicts: [] })
  await open()
  await expect.element(email()).toBeVisible()
  ;(email().element() as HTMLElement).focus()
  await press('{Shift>}{ArrowRight}{/Shift}')
  await expect.poll(() => currentToasts()[0]?.title).toBe('Schedule updated')
  await expect.element(offer()).not.toBeInTheDocument()
  const past = { outlineId: teaser, campaignTitle: 'Teaser', from: '2090-11-27T10:00', to: '2090-11-29T10:00' }
  answers[LOOK] = answer({ name: NAME, moves: [{ ...past, past: true, stays: null }], days: [], conflicts: [] })
  await press('{Shift>}{ArrowRight}{/Shift}')
  await offer().getByRole('button', { name: 'Review new dates' }).click()
  await dialog().getByRole('button', { name: 'Move 1 email' }).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Schedule in the past?' })).toBeVisible()
})

test.each(['light', 'dark'])('the offer and its dialog fit a phone, %s', async (theme) => {
  series()
  await open(390)
  document.documentElement.classList.toggle('dark', theme === 'dark')
  onTestFinished(() => document.documentElement.classList.remove('dark'))
  await page.getByRole('button', { name: `Actions for ${NAME} is here` }).click()
  await page.getByRole('menuitem', { name: 'Move to...' }).click()
  await page.getByRole('dialog').getByLabelText('Date').fill('2090-12-05')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(offer()).toBeVisible()
  expect(offer().element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  await offer().getByRole('button', { name: 'Review new dates' }).click()
  await expect.element(dialog().getByText('First voices')).toBeVisible()
  expect(dialog().element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
