import { expect, test } from 'vitest'
import type { Run } from '#features/runs/contract.ts'
import { aBulkOf, states } from './bulk.fixtures.ts'
import { activityOf, endedCount, leftCount, shownBulk, writtenCount } from './bulk-progress.ts'

test('counts what has an end and what was left', () => {
  const running = aBulkOf(states({ written: 3, failed: 1, writing: 2, waiting: 4 }))
  expect([endedCount(running), writtenCount(running), leftCount(running)]).toEqual([4, 3, 0])
  const stopped = aBulkOf(states({ written: 1, cancelled: 2, 'not-started': 5 }), { ended: 'stopped' })
  expect([endedCount(stopped), leftCount(stopped)]).toEqual([3, 7])
})

test("your own run comes before a teammate's, and only its owner sees a result", () => {
  const mine = aBulkOf(['written'])
  const theirs = aBulkOf(['writing'], { id: 'theirs', isMine: false })
  expect(shownBulk([theirs, mine])).toBe(mine)
  expect(shownBulk([theirs])).toBe(theirs)
  expect(shownBulk([{ ...theirs, status: 'done' }])).toBeNull()
  expect(shownBulk([])).toBeNull()
})

test('says for each idea whether it waits or is in progress', () => {
  const run = { ideaId: 'alone' } as Run
  const month = { ideaId: null } as Run
  const bulks = [aBulkOf(['written', 'writing', 'waiting']), aBulkOf(['not-started'], { id: 'over' })]
  expect(Object.fromEntries(activityOf(bulks, [run, month]))).toEqual({
    [bulks[0]!.items[1]!.ideaId]: 'writing',
    [bulks[0]!.items[2]!.ideaId]: 'waiting',
    alone: 'writing',
  })
})
