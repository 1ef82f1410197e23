import { ArrowDown, ArrowUp, Image, MoreVertical, PenLine, Plus, WandSparkles, Trash2 } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import { Input } from '#web/kit/input.tsx'
import { classNames } from '#web/kit/class-names.ts'
import { type EditableSection, sectionField } from '../../content-fields.ts'
import { PartExtra } from '../outline-extras.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { MoveHandle, OrderedItem } from './drag-order.tsx'
import { useEdit, useHints } from './edit-context.ts'
import { HintList } from './hint-list.tsx'
import { TextPart } from './text-part.tsx'

export interface SectionCardProps {
  section: EditableSection
  place: number
  count: number
  designed: boolean
  onMove: (to: number) => void
  onAddBelow: () => void
  onRemove: () => void
  onRegenerate: (() => void) | null
}

export function SectionCard(props: SectionCardProps) {
  const { section, place, count, designed } = props
  const { session, language } = useEdit()
  const { id } = section
  const number = `section ${place + 1}`
  const nameField = sectionField(id, 'section')
  const hints = useHints(nameField)
  const copy = (
    <TextPart
      field={sectionField(id, 'copy')}
      label="Copy Direction"
      name={`Copy direction of ${number}`}
      icon={<PenLine aria-hidden />}
      rows={4}
    />
  )
  const visual = (
    <TextPart
      field={sectionField(id, 'visual')}
      label="Visual Direction"
      name={`Visual direction of ${number}`}
      icon={<Image aria-hidden />}
      rows={designed ? 4 : 1}
    />
  )
  return (
    <OrderedItem id={id} className="group/part @container rounded-lg bg-surface p-3 hairline">
      <div className="flex items-center gap-1">
        <MoveHandle id={id} name={section.section.trim() || number} />
        <span aria-hidden className="w-5 shrink-0 text-center text-xs font-semibold text-teal-ink tnum">
          {place + 1}
        </span>
        <Input
          aria-label={`Name of ${number}`}
          data-field={nameField}
          dir="auto"
          lang={language}
          placeholder="What this section is for"
          size="touch"
          className="flex-1 font-semibold"
          value={section.section}
          onChange={(event) => session.type(nameField, event.target.value)}
        />
        <PartExtra field="section" sectionId={id} name={number} />
        <SectionMenu {...props} name={number} last={place === count - 1} />
      </div>
      <div className="mt-1.5 pl-9 empty:hidden">
        <HintList hints={hints} />
      </div>
      <ConflictPanel field={sectionField(id)} name={`Section ${place + 1}`} />
      <ConflictPanel field={nameField} name={`Name of ${number}`} />
      <div className={classNames('mt-3 grid gap-4', designed && '@xl:grid-cols-[5fr_7fr]')}>
        {designed ? visual : copy}
        {designed ? copy : visual}
      </div>
    </OrderedItem>
  )
}

function SectionMenu(props: SectionCardProps & { name: string; last: boolean }) {
  const { place, onMove, onRegenerate } = props
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="touch-icon-sm" aria-label={`More for ${props.name}`} title="More">
          <MoreVertical aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={<ArrowUp aria-hidden />} disabled={place === 0} onSelect={() => onMove(place - 1)}>
        Move up
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden />} disabled={props.last} onSelect={() => onMove(place + 1)}>
        Move down
      </MenuItem>
      <MenuItem icon={<Plus aria-hidden />} onSelect={props.onAddBelow}>
        Add section below
      </MenuItem>
      {onRegenerate !== null && (
        <MenuItem icon={<WandSparkles aria-hidden />} onSelect={onRegenerate}>
          Regenerate section
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden />} destructive onSelect={props.onRemove}>
        Remove section
      </MenuItem>
    </DropdownMenu>
  )
}
