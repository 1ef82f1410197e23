import { type Brief, outlineBrief } from '#features/models/server/brief.ts'
import type { ModelAccess } from '#features/models/server/model-access.ts'
import type { OutlineWriter, Writing } from '#server/ai/writers.ts'
import type { OutlineRequest, WritingAgain, WrittenOutline } from '#writing/requests/outline-request.ts'
import type { OutlineContent, OutlineSection } from '#writing/requests/outline-content.ts'
import type { Db } from '#server/db/open-db.ts'
import { archetypes } from '#writing/knowledge/archetypes.ts'
import { findForeignLinks } from '#writing/gate/brand-links.ts'
import { type TextProblemFinder, judgeOutline, problemFinderSteps } from '#writing/gate/outline-quality.ts'
import { flatTexts } from '#writing/gate/outline-texts.ts'
import type { QualityFinding, QualityReport } from '#writing/gate/quality-report.ts'
import { inTurns } from '#server/steps.ts'
import { AppError } from '#shared/errors.ts'
import {
  type AnsweredRepair,
  OUTLINE_SHAPE,
  type OutlineField,
  REPAIR_SHAPE,
  SECTION_SHAPE,
  factsOf,
  finishedSections,
  outlineContent,
  plainSection,
  readOutline,
  readRepair,
  readSection,
} from './outline-answer.ts'
import { outlineFacts } from './outline-facts.ts'
import { outlineScore } from '#writing/gate/outline-score.ts'
import { supportFindings } from '#writing/gate/supported-sections.ts'

const MOST_REPAIRS = 2
const TEMPLATES = archetypes.map(({ name }) => name)

export function modelOutlineWriter(db: Db, model: ModelAccess): OutlineWriter {
  return {
    name: model.choice.provider,
    async writeOutline(request, writing) {
      const brief = await outlineBrief(db, request)
      const facts = outlineFacts(request, brief.fence)
      const problems = await inTurns(problemFinderSteps({ request }))
      const work: OutlineWork = { request, writing, model, brief, facts, problems }
      const { again } = request
      return again === undefined || again.section === null ? wholeOutline(work) : oneSection(work, again, again.section)
    },
  }
}

interface OutlineWork {
  request: OutlineRequest
  writing: Writing<OutlineSection>
  model: ModelAccess
  brief: Brief
  facts: string
  problems: TextProblemFinder
}

async function wholeOutline(work: OutlineWork): Promise<WrittenOutline> {
  const { request, writing, model, brief } = work
  const shown = new Set<number>()
  const show = (sections: readonly OutlineSection[]) =>
    sections.forEach((section, place) => {
      if (shown.has(place) || !isPresentable(work, section)) return
      shown.add(place)
      writing.report(section, place)
    })
  const answer = await model.ask({
    ...questionOf(work),
    user: [brief.user, work.facts, ...(request.again === undefined ? [] : [againTask(request.again, brief)])].join(
      '\n\n',
    ),
    shape: OUTLINE_SHAPE,
    schema: readOutline,
    onPartial: (partial) => show(finishedSections(partial)),
  })
  let content = ownLinksOnly(outlineContent(answer), request)
  let facts = factsOf(answer.sections)
  show(content.sections)
  let report = judged(work, content, facts)
  const score = outlineScore(content, report.failures, facts)
  for (let repairs = 1; report.failures.length > 0 && repairs <= MOST_REPAIRS; repairs += 1) {
    const repair = await model.ask({
      ...questionOf(work),
      user: `${brief.user}\n\n${work.facts}\n\n${repairTask(work, content, facts, report.failures)}`,
      shape: REPAIR_SHAPE,
      schema: readRepair,
    })
    const fields = fieldsOf(report.failures)
    content = ownLinksOnly(merged(content, repair, fields), request)
    if (repair.sections !== null && fields.has('sections')) facts = factsOf(repair.sections)
    report = { ...judged(work, content, facts), repairs }
  }
  if (report.failures.length > 0) throw new AppError('AI_UNUSABLE')
  return { content, report: signed(work, { ...report, ...score }) }
}

async function oneSection(work: OutlineWork, again: WritingAgain, place: number): Promise<WrittenOutline> {
  const { brief, model, writing } = work
  const { current } = again
  let wrong: string[] = []
  for (let repairs = 0; repairs <= MOST_REPAIRS; repairs += 1) {
    const answer = await model.ask({
      ...questionOf(work),
      user: [
        brief.user,
        work.facts,
        `This outline exists:\n${brief.fence.wrap('outline', JSON.stringify(current))}`,
        `Rewrite only section ${place + 1} (${brief.fence.wrap('section', current.sections[place]?.section ?? '')}). Keep its purpose and take a different approach.`,
        ...(wrong.length === 0 ? [] : [`Your last try was wrong: ${brief.fence.wrap('wrong', wrong.join('; '))}`]),
      ].join('\n\n'),
      shape: SECTION_SHAPE,
      schema: readSection,
    })
    const section = plainSection(answer)
    const content = { ...current, sections: current.sections.with(place, section) }
    const facts = content.sections.map((_, at) => (at === place ? answer.facts : []))
    const report = judged(work, content, facts)
    wrong = report.failures.filter(({ path }) => path.startsWith(`sections[${place}]`)).map(({ message }) => message)
    if (wrong.length === 0) {
      writing.report(section, place)
      return { content, report: signed(work, { ...report, failures: [], repairs }) }
    }
  }
  throw new AppError('AI_UNUSABLE')
}

function questionOf({ brief, writing }: OutlineWork) {
  if (writing.job === undefined) throw new Error('A model writes for a run only: its calls are charged to one.')
  return { job: writing.job, prompt: brief.prompt, system: brief.system, signal: writing.signal }
}

function againTask({ current }: WritingAgain, { fence }: Brief): string {
  return `This outline exists, and a user wants a different one, with a different opening, different arguments and different pictures.\n${fence.wrap('outline', JSON.stringify(current))}`
}

/** Names only the faults, and returns the model's own words as data. */
function repairTask(
  { brief }: OutlineWork,
  content: OutlineContent,
  facts: readonly (readonly string[])[],
  failures: readonly QualityFinding[],
): string {
  const fields = fieldsOf(failures)
  const wrong = failures.map(({ path, message }) => `${path}: ${message}`).join('\n')
  const sections = content.sections.map((section, place) => ({ ...section, facts: facts[place] ?? [] }))
  const old = Object.fromEntries([...fields].map((field) => [field, { ...content, sections }[field]]))
  return [
    `An outline was written to this brief. Most of it stands. Write only these fields again, whole, and put null for all others: ${[...fields].join(', ')}.`,
    `What is wrong:\n${brief.fence.wrap('wrong', wrong)}`,
    `As they were:\n${brief.fence.wrap('fields', JSON.stringify(old))}`,
  ].join('\n\n')
}

function fieldsOf(failures: readonly QualityFinding[]): Set<OutlineField> {
  const names = Object.keys(REPAIR_SHAPE.shape) as OutlineField[]
  return new Set(failures.flatMap(({ path }) => names.filter((name) => path.startsWith(name))))
}

/** Changes only the fields that were asked for. */
function merged(content: OutlineContent, repair: AnsweredRepair, fields: ReadonlySet<OutlineField>): OutlineContent {
  const given = Object.entries(repair).filter(([name, value]) => value !== null && fields.has(name as OutlineField))
  return outlineContent({ ...content, ...Object.fromEntries(given) })
}

function ownLinksOnly(content: OutlineContent, { brand }: OutlineRequest): OutlineContent {
  const { additionalElements: extra } = content
  const links = extra.links.filter((link) => findForeignLinks(link, brand.website).length === 0)
  return { ...content, additionalElements: { ...extra, links } }
}

function judged(
  { request, problems, brief }: OutlineWork,
  content: OutlineContent,
  facts: readonly (readonly string[])[],
): QualityReport {
  const report = judgeOutline(content, { request, templates: TEMPLATES, problems })
  const leaks = flatTexts(content)
    .filter(({ text }) => brief.givesAway(text))
    .map(({ path }) => ({ check: 'leak', path, message: 'This says what must not be said.' }))
  const missing =
    content.previewText === ''
      ? [{ check: 'previewText', path: 'previewText', message: 'The preview text is missing.' }]
      : []
  const named = content.sections.map(({ copy }, place) => ({ copy, facts: facts[place] ?? [] }))
  return { ...report, failures: [...report.failures, ...missing, ...leaks, ...supportFindings(named, request)] }
}

function isPresentable({ problems, brief }: OutlineWork, { section, visual, copy }: OutlineSection): boolean {
  const isSound = (text: string, isDirection: boolean) =>
    problems(text, isDirection).length === 0 && !brief.givesAway(text)
  return isSound(visual, true) && [section, copy].every((text) => isSound(text, false))
}

function signed({ model, brief }: OutlineWork, report: QualityReport): QualityReport {
  return { ...report, model: { name: model.choice.model, promptVersion: brief.prompt.version } }
}
