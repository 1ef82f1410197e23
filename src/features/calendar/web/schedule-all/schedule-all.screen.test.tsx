import '#web/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer, answeringServer, refusal } from '#test/browser/answering-server.ts'
import { currentToasts } from '#web/kit/toast-store.ts'
import { TooltipProvider } from '#web/kit/tooltip.tsx'
import type { Schedule } from '../../fields.ts'
import { undoSteps } from '../undo-steps.ts'
import { ReviewPanel } from './review-panel.tsx'
import { ScheduleAllButton } from './schedule-all-button.tsx'
import { useScheduleAll } from './use-schedule-all.ts'

const brandId = '0198c5a0-0000-7000-8000-00000000000b'
const month = { year: 2026, month: 12 }
const scheduled: Schedule = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  outlineId: '0198c5a0-0000-7000-8000-00000000000a',
  campaignTitle: 'Trail days',
  subjectLine: 'Built for mud',
  previewText: '',
  template: 'Best sellers',
  workflowStatus: 'draft',
  mainTopicTitle: 'Trails',
  segment: '',
  promotion: true,
  occasion: null,
  sendTime: '2026-12-03T10:00:00-07:00',
  manualOverride: false,
  justification: 'Thursday morning: your 21 Thursday sends did about 3% better than expected.',
  notes: null,
}
const warnings = [
  {
    kind: 'same-topic',
    outlineIds: ['another'],
    concerns: [scheduled.outlineId, 'another'],
    sentence: '“Trail days” and “Mud days” are both about “Trails” within a week.',
  },
  { kind: 'over', outlineIds: ['another'], concerns: ['another'], sentence: 'Of another email.' },
] as const
const waiting = '0198c5a0-0000-7000-8000-00000000000c'
const placed = {
  schedules: [scheduled],
  sharedReason: 'Every email is on its planned day.',
  reasons: [
    {
      outlineId: scheduled.outlineId,
      reason: 'Your 21 Thursday sends did about 3% better than expected.',
      against: 'Keep in mind: another email goes out one day apart.',
    },
  ],
  tooMany: '2 emails are too many for 1 open day: with a free day between two emails, one fits. 1 was left out.',
  unplaced: [{ outlineId: waiting, campaignTitle: 'Late wishes', reason: 'Christmas is over on December 25.' }],
  campaigns: 127,
  learnsFrom: 15,
  keptFree: [{ day: '2026-12-08', name: 'A quiet day' }],
}

function Board({ ids, schedules }: { ids: string[]; schedules: Schedule[] }) {
  const [steps] = useState(undoSteps)
  const scheduling = useScheduleAll({ userId: 'ada', brandId, month, steps, onGone: () => {} })
  return (
    <>
      <ReviewPanel
        scheduling={scheduling}
        month={month}
        country="US"
        schedules={schedules}
        warnings={warnings}
        onChange={(item) => document.body.setAttribute('data-changed', item.outlineId)}
      />
      <ScheduleAllButton waiting={ids.length} pending={scheduling.pending} onRun={() => scheduling.run(ids)} />
    </>
  )
}

const open = (ids = [scheduled.outlineId, waiting], schedules = [scheduled]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Board ids={ids} schedules={schedules} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
beforeEach(() => sessionStorage.clear())

const button = page.getByRole('button', { name: 'AI Schedule All' })

test('shows every reason, the unscheduled emails and the data used', async () => {
  const asked = answeringServer({ 'POST /api/calendar/suggest': answer(placed) })
  await open()
  await button.click()
  await expect.element(page.getByRole('heading', { name: '1 email scheduled by AI' })).toHaveFocus()
  expect(asked[0]?.body).toEqual({ brandId, ...month, outlineIds: [scheduled.outlineId, waiting] })
  await expect.element(page.getByText('Based on 127 of your campaigns from the last three years.')).toBeVisible()
  await expect.element(page.getByText(placed.sharedReason)).toBeVisible()
  await expect.element(page.getByText(placed.reasons[0]!.reason)).toBeVisible()
  await expect.element(page.getByText(placed.reasons[0]!.against)).toBeVisible()
  await expect.element(page.getByText(placed.tooMany)).toBeVisible()
  await expect.element(page.getByText(/Christmas is over on December 25\./)).toBeVisible()
  await expect.element(page.getByText('Left empty: Tuesday, December 8 (A quiet day).')).toBeVisible()
  await expect.element(page.getByText('1 warning')).toBeVisible()
  await expect.element(page.getByText(warnings[0].sentence)).toBeVisible()
  await expect.element(page.getByText(warnings[1].sentence)).not.toBeInTheDocument()
  expect(currentToasts()[0]?.title).toBe('Schedule generated')
  await page.getByRole('button', { name: 'Change Trail days' }).click()
  expect(document.body.getAttribute('data-changed')).toBe(scheduled.outlineId)
})

test('runs again with limits and undoes everything', async () => {
  const asked = answeringServer({
    'POST /api/calendar/suggest': answer(placed),
    'POST /api/calendar/suggest/undo': answer({ outlineIds: [scheduled.outlineId] }),
  })
  await open()
  await button.click()
  await page.getByRole('button', { name: 'Run again with limits' }).click()
  await page.getByRole('checkbox', { name: 'Sun' }).click()
  await page
    .getByLabelText(/^Days without emails/)
    .first()
    .fill('2026-12-24')
  await page.getByRole('button', { name: 'Run again', exact: true }).click()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]?.body).toMatchObject({
    again: true,
    outlineIds: [scheduled.outlineId, waiting],
    limits: { weekdays: [1, 2, 3, 4, 5, 6], blackoutDates: ['2026-12-24'], maxPerWeek: null },
  })
  await page.getByRole('button', { name: 'Undo all' }).click()
  await expect.element(page.getByRole('heading', { name: '1 email scheduled by AI' })).not.toBeInTheDocument()
  expect(asked[2]?.body).toEqual({ brandId, outlineIds: [scheduled.outlineId, waiting] })
})

test('shows an error, and is disabled without unscheduled emails', async () => {
  answeringServer({
    'POST /api/calendar/suggest': refusal(400, 'INVALID_INPUT', 'No unscheduled outlines to schedule'),
  })
  const { rerender } = await open()
  await button.click()
  await expect.poll(() => currentToasts()[0]?.title).toBe('Scheduling failed')
  expect(currentToasts()[0]?.description).toBe('No unscheduled outlines to schedule')
  await rerender(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <Board ids={[]} schedules={[]} />
      </TooltipProvider>
    </QueryClientProvider>,
  )
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription('There are no unscheduled campaigns.')
})
