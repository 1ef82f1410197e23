import { randomBytes } from 'node:crypto'
import type { SheetRequest } from '#server/ai/sheet-reader.ts'
import type { OutlineRequest } from '#writing/requests/outline-request.ts'
import type { PlanRequest } from '#writing/requests/plan-request.ts'
import type { Db } from '#server/db/open-db.ts'
import { wordsOf } from '#shared/folded.ts'
import type { PromptType } from '../prompts-contract.ts'
import { type Fence, createFence } from './fenced-data.ts'
import { currentPrompt } from './prompts.ts'
import {
  type RenderedPrompt,
  type PromptGuard,
  renderIdeasPrompt,
  renderOutlinePrompt,
  renderSheetPrompt,
} from './prompts/rendered-prompt.ts'

/** The instructions of one task, and a check that the model doesn't reveal them. */
export interface Brief {
  prompt: { type: PromptType; version: number }
  system: string
  user: string
  fence: Fence
  givesAway(text: string): boolean
}

export async function ideasBrief(db: Db, request: PlanRequest): Promise<Brief> {
  const texts = await currentPrompt(db, 'openai_ideas')
  const guard = newGuard()
  return brief('openai_ideas', texts.version, renderIdeasPrompt(texts, request, guard), guard)
}

export async function outlineBrief(db: Db, request: OutlineRequest): Promise<Brief> {
  const texts = await currentPrompt(db, 'anthropic_outlines')
  const guard = newGuard()
  return brief('anthropic_outlines', texts.version, renderOutlinePrompt(texts, request, guard), guard)
}

export async function sheetBrief(db: Db, request: SheetRequest): Promise<Brief> {
  const texts = await currentPrompt(db, 'brand_sheet')
  const guard = newGuard()
  return brief('brand_sheet', texts.version, renderSheetPrompt(texts, request, guard), guard)
}

const newGuard = (): PromptGuard => ({ fence: createFence(), canary: `mark-${randomBytes(8).toString('hex')}` })

function brief(type: PromptType, version: number, { system, user }: RenderedPrompt, guard: PromptGuard): Brief {
  return {
    prompt: { type, version },
    system,
    user,
    fence: guard.fence,
    givesAway: leakFinder(system, [guard.canary, guard.fence.tag]),
  }
}

// Long enough that no one writes it by chance, short enough to catch every sentence of the instructions.
const WORDS_IN_A_ROW = 9

/** Finds a secret word, whatever is between its letters, and long passages of the instructions. */
export function leakFinder(system: string, secrets: readonly string[]): (text: string) => boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const marks = secrets.map((secret) => bare(secret).slice(-12))
  const stretches = new Set(stretchesOf(system))
  const answers = new Map<string, boolean>()
  const tells = (text: string) => {
    const letters = bare(text)
    const backwards = [...letters].toReversed().join('')
    return (
      marks.some((mark) => letters.includes(mark) || backwards.includes(mark)) ||
      stretchesOf(text).some((stretch) => stretches.has(stretch))
    )
  }
  // We check the same texts when we show parts and again at the end.
  return (text) => {
    const answer = answers.get(text) ?? tells(text)
    answers.set(text, answer)
    return answer
  }
}

function stretchesOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(WORDS_IN_A_ROW - 1).map((_, start) => words.slice(start, start + WORDS_IN_A_ROW).join(' '))
}
