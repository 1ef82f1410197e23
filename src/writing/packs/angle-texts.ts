import type { Angle } from './pack-schema.ts'

export interface PlacedText {
  /** `t`, or `b2` for the second drafted line. */
  field: string
  text: string
}

export function textsOf(angle: Angle): PlacedText[] {
  return [
    ...angle.titles.map((text) => ({ field: 't', text })),
    { field: 'p', text: angle.premise },
    { field: 'y', text: angle.why },
    { field: 'v', text: angle.show },
    ...angle.subjects.map((text) => ({ field: 's', text })),
    { field: 'r', text: angle.preview },
    { field: 'h', text: angle.headline },
    ...angle.beats.map(({ line }, index) => ({ field: `b${index + 1}`, text: line })),
    ...(angle.lead === null ? [] : [{ field: 'l', text: angle.lead.line }]),
    { field: 'c', text: angle.button },
  ]
}
