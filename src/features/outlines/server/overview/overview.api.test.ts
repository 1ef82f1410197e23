import { beforeEach, describe, expect, test } from 'vitest'
import {
  type StoredOutline,
  type TestWorkspace,
  aBrand,
  aMember,
  aWorkspace,
  anArchivedBrand,
  anIdea,
  anOutline,
  storeOutlines,
} from '#test/fixtures.ts'
import { atInstant, beginAt } from '#test/test-clock.ts'
import { overviewEndpoints } from '../../overview-contract.ts'

beginAt('2026-11-12T12:00:00Z')
let workspace: TestWorkspace
beforeEach(async () => {
  workspace = await aWorkspace({ plan: 'OMNI' })
})

const store = (brandId: string, given: StoredOutline[]) => storeOutlines(workspace, brandId, given)

const overview = async () => {
  const { status, body } = await workspace.owner.call(overviewEndpoints.workspace, { params: { id: workspace.id } })
  expect(status).toBe(200)
  return body
}
const monthOf = async (brandId: string, year: number, month: number) =>
  (await workspace.owner.call(overviewEndpoints.month, { params: { id: brandId, year: `${year}`, month: `${month}` } }))
    .body

describe('the state of a month', () => {
  test('counts its ideas and outlines, and leaves archived ones out', async () => {
    const { id } = await aBrand(workspace)
    await anIdea(workspace, id, { year: 2026, month: 12 })
    await anIdea(workspace, id, { year: 2027, month: 1 })
    await anOutline(workspace, id, { planYear: 2026, planMonth: 12 })
    await store(id, [
      { workflowStatus: 'ready_for_review' },
      { workflowStatus: 'approved', scheduledSendAt: '2026-12-04 10:00:00' },
      { workflowStatus: 'sent', scheduledSendAt: '2026-12-01 10:00:00' },
      { workflowStatus: 'archived' },
      { planMonth: 11, scheduledSendAt: '2026-12-30 10:00:00' },
      { scheduledSendAt: '2027-01-02 10:00:00' },
    ])
    expect((await monthOf(id, 2026, 12)).state).toEqual({
      year: 2026,
      month: 12,
      ideas: 1,
      toWrite: 0,
      outlines: 5,
      readyForReview: 1,
      approved: 1,
      sent: 1,
      scheduled: 2,
      unscheduled: 2,
    })
  })
})

describe('the overview of a workspace', () => {
  test('shows each brand in use with its coming month, from the 15th on the next one', async () => {
    const berlin = await aBrand(workspace, { name: 'First', timezone: 'Europe/Berlin' })
    const sydney = await aBrand(workspace, { name: 'Second', timezone: 'Australia/Sydney' })
    await anArchivedBrand(workspace)
    await store(sydney.id, [{ workflowStatus: 'approved' }, {}])
    expect((await atInstant('2026-11-15T08:00:00Z', overview)).brands).toMatchObject([
      { brandId: berlin.id, today: '2026-11-15', state: { year: 2026, month: 12, outlines: 0 } },
      { brandId: sydney.id, today: '2026-11-15', state: { year: 2026, month: 12, outlines: 2, approved: 1 } },
    ])
    expect((await atInstant('2026-11-14T20:00:00Z', overview)).brands).toMatchObject([
      { today: '2026-11-14', state: { month: 11 } },
      { today: '2026-11-15', state: { month: 12 } },
    ])
  })

  test('lists the emails of 14 days of every brand in its own days, and no other', async () => {
    const { id } = await aBrand(workspace, { timezone: 'Europe/Berlin' })
    const other = await aBrand(workspace, { timezone: 'America/New_York' })
    await store(id, [
      { title: 'Yesterday', scheduledSendAt: '2026-11-11 23:59:00' },
      { title: 'Today', scheduledSendAt: '2026-11-12 00:00:00', workflowStatus: 'sent' },
      { title: 'Last day', scheduledSendAt: '2026-11-25 23:59:00' },
      { title: 'Too late', scheduledSendAt: '2026-11-26 00:00:00' },
      { title: 'Archived', scheduledSendAt: '2026-11-14 10:00:00', workflowStatus: 'archived' },
    ])
    await store(other.id, [{ title: 'Between', scheduledSendAt: '2026-11-14 10:00:00' }])
    const { sends } = await overview()
    expect(sends.map(({ title, scheduledSendAt }) => [title, scheduledSendAt])).toEqual([
      ['Today', '2026-11-12T00:00:00+01:00'],
      ['Between', '2026-11-14T10:00:00-05:00'],
      ['Last day', '2026-11-25T23:59:00+01:00'],
    ])
  })

  test('lists what is ready for review, the oldest request first, with the person who wrote it', async () => {
    const { id } = await aBrand(workspace)
    const member = await aMember(workspace, 'COLLABORATOR')
    const review = { workflowStatus: 'ready_for_review' } as const
    await store(id, [
      { ...review, title: 'Not asked' },
      { ...review, title: 'Second', reviewRequestedAt: new Date('2026-11-02T00:00:00Z') },
      {
        ...review,
        title: 'First',
        reviewRequestedAt: new Date('2026-11-01T00:00:00Z'),
        assignedToUserId: member.user.id,
      },
      { title: 'A draft' },
      ...Array.from({ length: 20 }, (_, index) => ({ ...review, title: `Later ${index}` })),
    ])
    const { reviews, readyForReview } = await overview()
    expect(reviews.slice(0, 3).map(({ title, assignedToName }) => [title, assignedToName])).toEqual([
      ['First', member.user.name],
      ['Second', null],
      ['Not asked', null],
    ])
    expect([reviews.length, readyForReview]).toEqual([20, 23])
  })

  test('is empty without a brand', async () => {
    expect(await overview()).toEqual({ brands: [], sends: [], reviews: [], readyForReview: 0 })
  })
})
