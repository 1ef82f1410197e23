import type { BrandBrief } from '#shared/brand-brief.ts'
import { ownFactWords } from '../languages/own-fact-words.ts'
import { wayToBuy } from '../stock/selling-way.ts'
import type { EmailPlan } from './email-plan.ts'

const SELLING: ReadonlySet<EmailPlan['role']> = new Set(['sell', 'prove', 'launch'])

/** Where no page takes an order, the button of an email asks for the way in which people buy. */
export function withOwnButton(plan: EmailPlan, { facts, language }: Pick<BrandBrief, 'facts' | 'language'>): EmailPlan {
  const way = wayToBuy({ facts })
  if (way === null || plan.role === 'thank') return plan
  const { buttons } = ownFactWords(language)
  // An email that helps or teaches asks for no quotation.
  return { ...plan, button: way === 'quote' && !SELLING.has(plan.role) ? buttons.reply : buttons[way] }
}
