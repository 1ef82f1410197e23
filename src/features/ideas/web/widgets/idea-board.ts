import { createContext, use, useEffect, useRef } from 'react'
import type { MainTopic, Subtopic } from '../../contract.ts'
import type { IdeaChange } from './idea-change.ts'
import { topicState, withSubtopic, withTopics, type Selection } from './idea-selection.ts'
import { useObserved, type Observable, type Observed } from './observable.ts'

/** What is being done with an idea this moment. */
export type IdeaActivity = 'waiting' | 'writing'

/** What the rows of a month share. It never changes while the month is shown; what does change is observed in pieces. */
export interface IdeaBoard {
  selection: Observable<Selection>
  activity: Observed<ReadonlyMap<string, IdeaActivity>>
  /** False: everything is shown and nothing can be chosen or changed. */
  editable: boolean
  /** The address leads to this row: it is in view, in focus and marked. */
  asked: string | undefined
  /** The language the ideas are written in. */
  language: string
  ask: (change: IdeaChange) => void
  writeOutline: (idea: { id: string; title: string }) => void
  /** Asks for the day on which an idea of the shelf goes out. */
  planIdea: (idea: Subtopic) => void
}

const BoardContext = createContext<IdeaBoard | null>(null)
export const IdeaBoardProvider = BoardContext.Provider

export function useIdeaBoard(): IdeaBoard {
  const board = use(BoardContext)
  if (board === null) throw new Error('Ideas are shown inside an IdeaBoardProvider.')
  return board
}

/** A row that the address leads to comes into view and takes the focus: { isAsked, row (its ref) }. */
export function useAskedRow(id: string) {
  const isAsked = useIdeaBoard().asked === id
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!isAsked) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isAsked])
  return { isAsked, row }
}

/** Whether one idea is chosen, and the way to change it. */
export function useChosen(id: string): [boolean, (chosen: boolean) => void] {
  const { selection } = useIdeaBoard()
  const chosen = useObserved(selection, (now) => now.has(id))
  return [chosen, (next) => selection.change((now) => withSubtopic(now, id, next))]
}

/** The state of the box of a topic or of a whole list, and what a click on it does. */
export function useTopicBox(topics: readonly MainTopic[]) {
  const { selection } = useIdeaBoard()
  const state = useObserved(selection, (now) => topicState(topics, now))
  return { state, toggle: () => selection.change((now) => withTopics(now, topics)) }
}

export function useIdeaActivity(id: string): IdeaActivity | undefined {
  const { activity } = useIdeaBoard()
  return useObserved(activity, (now) => now.get(id))
}
