import { differenceOf } from './difference-of.ts'

/** Color isn't the only cue for changes. */
export function TextDifference({ before, after, language }: { before: string; after: string; language: string }) {
  return (
    <p dir="auto" lang={language} className="wrap-anywhere whitespace-pre-line">
      {differenceOf(before, after).map(({ text, change }, index) => {
        if (change === 'added') {
          return (
            <ins key={index} className="rounded-xs bg-ok-soft text-ok decoration-1 underline-offset-2">
              {text}
            </ins>
          )
        }
        if (change === 'removed') {
          return (
            <del key={index} className="rounded-xs bg-bad-soft text-bad">
              {text}
            </del>
          )
        }
        return text
      })}
    </p>
  )
}
