import type { TargetChoice, Thread } from '../contract.ts'

export const isAbout = ({ place }: Thread, target: TargetChoice): boolean =>
  place !== null && place.field === target.field && (target.field !== 'section' || place.sectionId === target.sectionId)

export const openOf = (threads: readonly Thread[]): Thread[] => threads.filter(({ resolvedAt }) => resolvedAt === null)

export const hasAskedClients = (threads: readonly Thread[]): boolean =>
  threads.some(({ comments }) => comments.some(({ mine, visibility }) => mine && visibility === 'client'))
