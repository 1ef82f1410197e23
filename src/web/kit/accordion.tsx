import { Plus } from 'lucide-react'
import * as Primitive from 'radix-ui/accordion'
import type { ReactNode } from 'react'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

/** Questions with answers: `items` [{ id, title, content }]; several may be open when `multiple`. */
export function Accordion({ items, multiple = false }: { items: readonly AccordionItem[]; multiple?: boolean }) {
  const kind = multiple ? ({ type: 'multiple' } as const) : ({ type: 'single', collapsible: true } as const)
  return (
    <Primitive.Root {...kind} className="divide-y divide-line">
      {items.map((item) => (
        <Primitive.Item key={item.id} value={item.id}>
          <Primitive.Header>
            <Primitive.Trigger className="group flex w-full items-center justify-between gap-4 rounded-md py-4 text-left text-base font-medium focus-visible:-outline-offset-2">
              {item.title}
              <Plus
                aria-hidden
                className="size-4 shrink-0 text-fg-3 transition-transform duration-(--t-base) group-data-[state=open]:rotate-45"
              />
            </Primitive.Trigger>
          </Primitive.Header>
          <Primitive.Content className="fold">
            <div className="pb-5 text-base text-fg-2">{item.content}</div>
          </Primitive.Content>
        </Primitive.Item>
      ))}
    </Primitive.Root>
  )
}
