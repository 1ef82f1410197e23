import { Link } from '@tanstack/react-router'
import { Touchable } from '#web/kit/touchable.tsx'
import { chosenInView } from './kit/chosen-in-view.ts'
import { classNames } from './kit/class-names.ts'
import type { paths } from './paths.ts'

interface TabNavProps {
  'aria-label': string
  to: typeof paths.settings | typeof paths.admin
  tabs: readonly { value: string; label: string }[]
  current: string
}

export function TabNav({ to, tabs, current, ...props }: TabNavProps) {
  return (
    <nav {...props} className="mb-6 overflow-x-auto border-b border-line">
      <ul className="flex gap-1">
        {tabs.map(({ value, label }) => (
          <li key={value}>
            <Touchable>
              <Link
                ref={value === current ? chosenInView : undefined}
                to={to}
                search={{ tab: value }}
                aria-current={value === current ? 'page' : undefined}
                className={classNames(
                  'flex h-10 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap',
                  'focus-visible:-outline-offset-2',
                  value === current ? 'border-teal text-fg' : 'border-transparent text-fg-3 hover:text-fg',
                )}
              >
                {label}
              </Link>
            </Touchable>
          </li>
        ))}
      </ul>
    </nav>
  )
}
