import type { Angle } from '../packs/pack-schema.ts'
import { languageData } from './language-folders.ts'

interface IdeaWords {
  readers: Record<Angle['stage'], string>
  /** Why an idea suits this brand. `{doubt}` is the reader's question in its own words. */
  answersDoubt: string
  /** `{concern}` is the customers' complaint or need in the owner's words. */
  touchesConcern: string
  /** `{occasion}` is the name of a day, `{days}` a number greater than 1. */
  beforeOccasion: string
  /** The same for one of the brand's own days. `{day}` is the date. */
  beforeDay: string
  /** For an idea that tells a member's answer to a `{question}`. */
  tellsAnswer: string
  /** Why a month begins with one of the brand's days. `{titles}` are those of other days and stories. */
  alsoThisMonth: string
  /** An email about a day from the notes of the month. */
  ownDay: {
    launch: string
    day: string
    tease: string
    last: string
    /** `{title}` is the event in the user's own words. */
    titles: Record<'tease' | 'last' | 'ending' | 'reminder', string>
    when: string
    why: string
    readers: string
    because: string
  }
  moreIdeas: { title: string; purpose: string }
}

export const ideaWords = languageData('languages/<language>/ideas.json', (data: IdeaWords) => data)
