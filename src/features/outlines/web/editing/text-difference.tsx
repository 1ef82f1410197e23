import { diffWordsWithSpace } from 'diff'

/** One text, with what was taken away from it and what was added: marked by more than colour. */
export function TextDifference({ before, after, language }: { before: string; after: string; language: string }) {
  return (
    <p dir="auto" lang={language} className="wrap-anywhere whitespace-pre-line">
      {diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
        if (added) {
          return (
            <ins key={index} className="rounded-xs bg-ok-soft text-ok decoration-1 underline-offset-2">
              {value}
            </ins>
          )
        }
        if (removed) {
          return (
            <del key={index} className="rounded-xs bg-bad-soft text-bad">
              {value}
            </del>
          )
        }
        return value
      })}
    </p>
  )
}
