import { expect, test } from 'vitest'
import { shiftFor } from './toast-position.ts'

const foot = { top: 800, bottom: 880, left: 1000, right: 1420 }
const head = { top: 60, bottom: 140, left: 16, right: 374 }
const button = (top: number, left = 1040) => ({ top, bottom: top + 40, left, right: left + 100 })

test('a toast that covers nothing stays', () => {
  expect(shiftFor(foot, [button(700), button(820, 800)], 900)).toBe(0)
})

test('a toast at the bottom moves above the action, and above the next one', () => {
  expect(shiftFor(foot, [button(830)], 900)).toBe(-58)
  expect(shiftFor(foot, [button(830), button(780)], 900)).toBe(-108)
})

test('a toast at the top moves below the action', () => {
  expect(shiftFor(head, [button(100, 200)], 844)).toBe(88)
})

test('a toast stays if only half of the viewport away is free', () => {
  const column = Array.from({ length: 20 }, (_, row) => button(row * 45))
  expect(shiftFor(foot, column, 900)).toBe(0)
})
