import { createContext, use, useEffect, useRef } from 'react'
import type { MainTopic, Subtopic } from '../../contract.ts'
import type { IdeaChange } from './idea-change.ts'
import { type Selectable, type Selection, topicState, withSubtopic, withTopics } from './idea-selection.ts'
import { useObserved, type Observable, type Observed } from './observable.ts'

export type IdeaActivity = 'waiting' | 'writing'

/** These values stay the same while a month is shown. Rows observe changing values separately. */
export interface IdeaBoard {
  selection: Observable<Selection>
  activity: Observed<ReadonlyMap<string, IdeaActivity>>
  editable: boolean
  selectable: Selectable
  /** Why no outline can be written, such as a used-up limit. */
  writeRefusal: string | undefined
  asked: string | undefined
  language: string
  ask: (change: IdeaChange) => void
  writeOutline: (idea: { id: string; title: string }) => void
  planIdea: (idea: Subtopic) => void
}

const BoardContext = createContext<IdeaBoard | null>(null)
export const IdeaBoardProvider = BoardContext.Provider

export function useIdeaBoard(): IdeaBoard {
  const board = use(BoardContext)
  if (board === null) throw new Error('Ideas need an IdeaBoardProvider.')
  return board
}

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

export function useChosen(id: string): [boolean, (chosen: boolean) => void] {
  const { selection } = useIdeaBoard()
  const chosen = useObserved(selection, (now) => now.has(id))
  return [chosen, (next) => selection.change((now) => withSubtopic(now, id, next))]
}

export function useTopicBox(topics: readonly MainTopic[]) {
  const { selection, selectable } = useIdeaBoard()
  const state = useObserved(selection, (now) => topicState(topics, now, selectable))
  return { state, toggle: () => selection.change((now) => withTopics(now, topics, selectable)) }
}

export function useIdeaActivity(id: string): IdeaActivity | undefined {
  const { activity } = useIdeaBoard()
  return useObserved(activity, (now) => now.get(id))
}
