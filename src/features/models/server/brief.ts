import { randomBytes } from 'node:crypto'
import type { SheetRequest } from '#server/ai/sheet-reader.ts'
import type { OutlineRequest, PlanRequest } from '#server/ai/writers.ts'
import type { Db } from '#server/db/open-db.ts'
import { wordsOf } from '#server/quality/folded-text.ts'
import type { PromptType } from '../prompts-contract.ts'
import { type Fence, createFence } from './fenced-data.ts'
import { currentPrompt } from './prompts.ts'
import {
  type RenderedPrompt,
  type Seal,
  renderIdeasPrompt,
  renderOutlinePrompt,
  renderSheetPrompt,
} from './prompts/rendered-prompt.ts'

/** What a model is told for one piece of work, and the means to notice that it tells it on. */
export interface Brief {
  prompt: { type: PromptType; version: number }
  system: string
  user: string
  fence: Fence
  /** Whether a text gives away something of the instructions. */
  givesAway(text: string): boolean
}

export async function ideasBrief(db: Db, request: PlanRequest): Promise<Brief> {
  const texts = await currentPrompt(db, 'openai_ideas')
  const seal = newSeal()
  return brief('openai_ideas', texts.version, renderIdeasPrompt(texts, request, seal), seal)
}

export async function outlineBrief(db: Db, request: OutlineRequest): Promise<Brief> {
  const texts = await currentPrompt(db, 'anthropic_outlines')
  const seal = newSeal()
  return brief('anthropic_outlines', texts.version, renderOutlinePrompt(texts, request, seal), seal)
}

export async function sheetBrief(db: Db, request: SheetRequest): Promise<Brief> {
  const texts = await currentPrompt(db, 'brand_sheet')
  const seal = newSeal()
  return brief('brand_sheet', texts.version, renderSheetPrompt(texts, request, seal), seal)
}

const newSeal = (): Seal => ({ fence: createFence(), canary: `mark-${randomBytes(8).toString('hex')}` })

function brief(type: PromptType, version: number, { system, user }: RenderedPrompt, seal: Seal): Brief {
  return {
    prompt: { type, version },
    system,
    user,
    fence: seal.fence,
    givesAway: leakFinder(system, [seal.canary, seal.fence.tag]),
  }
}

// Long enough that nobody writes it by chance, short enough that no sentence of the instructions slips through.
const WORDS_IN_A_ROW = 9

/** Notices a secret word, whatever stands between its letters, and whole stretches of the instructions. */
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
  // The same texts are asked about when they are shown and whenever the whole is judged.
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
