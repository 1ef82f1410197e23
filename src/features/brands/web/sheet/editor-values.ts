import { z } from 'zod'
import {
  ADDRESSES,
  EMAILS_A_MONTH,
  FAMILIES,
  type FactKind,
  type FactOfKind,
  type Grammar,
  OFFER_KINDS,
} from '#shared/brand-sheet.ts'
import { textField } from '#shared/text-fields.ts'
import type { WrittenFact } from './use-sheet-changes.ts'

export const OPEN = 'open'

const yesNo = z.enum([OPEN, 'yes', 'no'])
const LONGEST = { offer: 200, say: 200, neverSay: 200 } as Partial<Record<FactKind, number>>
export const longestText = (kind: FactKind) => LONGEST[kind] ?? 1000
const CHOSEN: ReadonlySet<FactKind> = new Set(['family', 'buyers', 'voice', 'rhythm'])
export const hasText = (kind: FactKind) => !CHOSEN.has(kind)

const yearDay = z.string()
const numbers = z.array(z.int())

export const editorSchema = (kind: FactKind, before?: FactOfKind) =>
  z
    .object({
      text: textField(longestText(kind), hasText(kind) ? 'Enter a text' : undefined),
      offerKind: z.enum([OPEN, ...OFFER_KINDS]),
      isFirstPurchase: z.boolean(),
      shortName: textField(200),
      price: textField(200),
      fact: textField(1000),
      forWhom: textField(1000),
      chooseIf: textField(1000),
      season: z.enum(['all', 'part']),
      from: yearDay,
      to: yearDay,
      number: z.enum([OPEN, 'singular', 'plural']),
      gender: z.enum([OPEN, 'masculine', 'feminine', 'neuter']),
      answer: textField(1000),
      isBodyComplaint: z.boolean(),
      textForm: z.enum(['noun', 'clause']),
      months: numbers,
      weekdays: numbers,
      family: z.enum(FAMILIES),
      buyers: z.enum(['consumers', 'businesses', 'both']),
      role: textField(200),
      address: z.enum([OPEN, ...ADDRESSES]),
      register: z.enum([OPEN, 'playful', 'plain']),
      exclamationMarks: yesNo,
      emoji: yesNo,
      signedBy: textField(60),
      emails: z.enum(EMAILS_A_MONTH.map(String)),
    })
    .superRefine(({ season, from, to, weekdays }, context) => {
      const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
      if (season === 'part' && from === '') refuse('from', 'Choose the first day')
      if (season === 'part' && to === '') refuse('to', 'Choose the last day')
      const isNoSend = before?.kind === 'rule' && before.value.check?.type === 'no-send'
      if (isNoSend && weekdays.length === 0) refuse('weekdays', 'Choose at least one day, or remove the rule')
    })
export type EditorValues = z.infer<ReturnType<typeof editorSchema>>

const EMPTY: EditorValues = {
  text: '',
  offerKind: OPEN,
  isFirstPurchase: false,
  shortName: '',
  price: '',
  fact: '',
  forWhom: '',
  chooseIf: '',
  season: 'all',
  from: '',
  to: '',
  number: OPEN,
  gender: OPEN,
  answer: '',
  isBodyComplaint: false,
  textForm: 'noun',
  months: [],
  weekdays: [],
  family: FAMILIES[0],
  buyers: 'consumers',
  role: '',
  address: OPEN,
  register: OPEN,
  exclamationMarks: OPEN,
  emoji: OPEN,
  signedBy: '',
  emails: '6',
}

const toYesNo = (value: boolean | null) => (value === null ? OPEN : value ? 'yes' : 'no')
const fromYesNo = (value: EditorValues['emoji']) => (value === OPEN ? null : value === 'yes')
const orNull = (text: string) => (text === '' ? null : text)

export const grammarIn = ({ number, gender }: Pick<EditorValues, 'number' | 'gender'>): Grammar | null =>
  number === OPEN ? null : { number, gender: gender === OPEN ? null : gender }

export function valuesOf(fact: FactOfKind | undefined): EditorValues {
  if (fact === undefined) return EMPTY
  switch (fact.kind) {
    case 'offer': {
      const { name, shortName, kind, isFirstPurchase, season, grammar } = fact.value
      return {
        ...EMPTY,
        text: name,
        offerKind: kind ?? OPEN,
        isFirstPurchase,
        shortName: shortName === name ? '' : shortName,
        price: fact.value.price ?? '',
        fact: fact.value.fact ?? '',
        forWhom: fact.value.forWhom ?? '',
        chooseIf: fact.value.chooseIf ?? '',
        season: season === null ? 'all' : 'part',
        from: season?.from ?? '',
        to: season?.to ?? '',
        number: grammar?.number ?? OPEN,
        gender: grammar?.gender ?? OPEN,
      }
    }
    case 'doubt':
      return { ...EMPTY, text: fact.value.question, answer: fact.value.answer ?? '' }
    case 'pain':
      return {
        ...EMPTY,
        text: fact.value.text,
        textForm: fact.value.form,
        isBodyComplaint: fact.value.isBodyComplaint,
      }
    case 'moment':
      return { ...EMPTY, text: fact.value.text, textForm: fact.value.form, months: fact.value.months }
    case 'rule': {
      const { sentence, check } = fact.value
      return { ...EMPTY, text: sentence, weekdays: check?.type === 'no-send' ? check.weekdays : [] }
    }
    case 'trade':
      return { ...EMPTY, text: fact.value.label }
    case 'family':
      return { ...EMPTY, family: fact.value.family }
    case 'buyers':
      return { ...EMPTY, buyers: fact.value.buyers, role: fact.value.role ?? '' }
    case 'voice': {
      const { address, register, exclamationMarks, emoji, signedBy = '' } = fact.value
      return {
        ...EMPTY,
        address: address ?? OPEN,
        register: register ?? OPEN,
        exclamationMarks: toYesNo(exclamationMarks),
        emoji: toYesNo(emoji),
        signedBy,
      }
    }
    case 'rhythm':
      return { ...EMPTY, emails: String(fact.value.emails), weekdays: fact.value.weekdays }
    case 'business':
    case 'say':
    case 'neverSay':
    case 'answer':
      return { ...EMPTY, text: fact.value.text }
  }
}

/** Fields that the form doesn't ask for keep their values. The server reads a rule from its sentence. */
export function factOf(
  kind: Exclude<FactKind, 'rule' | 'trade' | 'business'>,
  values: EditorValues,
  before?: FactOfKind,
): WrittenFact {
  const { text } = values
  switch (kind) {
    case 'offer': {
      const was = before?.kind === kind ? before.value : null
      // A short name that was made from a typo would keep the typo.
      const isOldShortName = was !== null && was.name !== text && values.shortName === was.shortName
      return {
        kind,
        value: {
          name: text,
          shortName: values.shortName === '' || isOldShortName ? text : values.shortName,
          kind: values.offerKind === OPEN ? null : values.offerKind,
          grammar: grammarIn(values),
          isFirstPurchase: values.isFirstPurchase,
          fact: orNull(values.fact),
          price: orNull(values.price),
          forWhom: orNull(values.forWhom),
          chooseIf: orNull(values.chooseIf),
          season: values.season === 'all' ? null : { from: values.from, to: values.to },
        },
      }
    }
    case 'doubt': {
      const was = before?.kind === kind ? before.value : null
      const isWhole = text.endsWith('?') || (was?.question === text && was.isWhole)
      return { kind, value: { question: text, isWhole, topic: was?.topic ?? null, answer: orNull(values.answer) } }
    }
    case 'pain': {
      const was = before?.kind === kind ? before.value : null
      const { isBodyComplaint } = values
      const type = isBodyComplaint ? 'symptom' : was === null || was.type === 'symptom' ? 'nuisance' : was.type
      return { kind, value: { text, form: values.textForm, type, isBodyComplaint } }
    }
    case 'moment': {
      const timing = before?.kind === kind && before.value.text === text ? before.value.timing : undefined
      const value = { text, form: values.textForm, months: values.months }
      return { kind, value: timing === undefined ? value : { ...value, timing } }
    }
    case 'say':
    case 'neverSay':
      return { kind, value: { text } }
    case 'answer': {
      if (before?.kind !== kind) throw new Error('Only a question has an answer.')
      return { kind, value: { ...before.value, text } }
    }
    case 'family':
      return { kind, value: { family: values.family } }
    case 'buyers':
      return { kind, value: { buyers: values.buyers, role: orNull(values.role) } }
    case 'voice':
      return {
        kind,
        value: {
          address: values.address === OPEN ? null : values.address,
          register: values.register === OPEN ? null : values.register,
          exclamationMarks: fromYesNo(values.exclamationMarks),
          emoji: fromYesNo(values.emoji),
          ...(values.signedBy === '' ? {} : { signedBy: values.signedBy }),
        },
      }
    case 'rhythm': {
      const emails = EMAILS_A_MONTH.find((count) => String(count) === values.emails) ?? 6
      return { kind, value: { emails, weekdays: values.weekdays } }
    }
  }
}
