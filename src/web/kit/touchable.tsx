import { Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const SHAPES = {
  row: 'max-md:min-h-(--touch)',
  /** In a narrow container, as well as on a small screen. */
  'narrow-row': '@max-2xl:min-h-(--touch)',
  column: 'min-w-(--touch)',
  square: 'max-md:size-(--touch)',
}

interface TouchableProps extends ComponentProps<typeof Slot> {
  shape?: keyof typeof SHAPES
}

/** Makes its one child large enough for a finger. Buttons and fields of the kit have sizes for that. */
export function Touchable({ shape = 'row', className, ...props }: TouchableProps) {
  return <Slot {...props} className={classNames(SHAPES[shape], className)} />
}
