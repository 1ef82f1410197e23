import { CodeXml, Download, FileText, FileType, Lock } from 'lucide-react'
import { Button } from '#web/kit/button.tsx'
import { DropdownMenu, MenuItem } from '#web/kit/dropdown-menu.tsx'
import type { Outline } from '../../contract.ts'
import { titleOf } from '../outline-months.ts'
import { EXPORT_LOCKED } from './export-refusal.ts'
import type { LibraryRights } from './library-rights.ts'
import { useOutlineExport } from './use-exports.ts'

interface ExportMenuProps {
  outline: Outline
  rights: LibraryRights
  variant: 'secondary' | 'ghost'
  size: 'touch' | 'touch-sm'
}

export function ExportMenu({ outline, rights, variant, size }: ExportMenuProps) {
  const { exportAs, pending } = useOutlineExport(outline.id, titleOf(outline))
  if (!rights.export) {
    return (
      <Button variant={variant} size={size} reason={EXPORT_LOCKED}>
        <Lock aria-hidden />
        Export
      </Button>
    )
  }
  return (
    <DropdownMenu
      trigger={
        <Button variant={variant} size={size} busy={pending !== undefined}>
          <Download aria-hidden />
          Export
        </Button>
      }
    >
      <MenuItem icon={<FileText aria-hidden />} onSelect={() => exportAs('txt')}>
        TXT
      </MenuItem>
      <MenuItem icon={<FileType aria-hidden />} onSelect={() => exportAs('docx')}>
        DOCX
      </MenuItem>
      <MenuItem icon={<CodeXml aria-hidden />} onSelect={() => exportAs('html')}>
        HTML
      </MenuItem>
    </DropdownMenu>
  )
}
