export interface TypedIdea {
  title: string
  description: string
}

export const EMPTY_IDEA: TypedIdea = { title: '', description: '' }

/**
 * What was typed and not saved outlives a reload and the end of a session. It is kept per person: whoever logs in next
 * in the same tab does not get to see it.
 */
export function openIdeaDraft(userId: string, storage: () => Storage) {
  const key = `mailmonth:manual-idea:${userId}`
  return {
    read(): TypedIdea {
      try {
        const { title, description } = JSON.parse(storage().getItem(key) ?? '{}') as Partial<TypedIdea>
        return { title: title ?? '', description: description ?? '' }
      } catch {
        // What another version left, or a browser that refuses storage: begin anew.
        return EMPTY_IDEA
      }
    },
    keep(typed: TypedIdea): void {
      try {
        if (typed.title === '' && typed.description === '') storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(typed))
      } catch {
        // Without storage the dialog still holds what is typed, as long as the page stays.
      }
    },
  }
}
