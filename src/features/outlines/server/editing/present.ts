import type { Editing, Version } from '../../editing-contract.ts'
import { CONTENT_FIELDS, type ContentField } from '../../content-fields.ts'
import { presentOutline } from '../present.ts'
import type { EditingView, NamedVersion } from './editing.ts'
import { TEMPLATES } from './hints.ts'
import type { VersionRow } from './version-store.ts'
import type { VersionView } from './versions.ts'

export function presentEditing({ view, hints, regenerating, changedBy }: EditingView, userId: string): Editing {
  return {
    outline: presentOutline(view),
    revision: view.outline.contentRevision,
    hints,
    templates: TEMPLATES,
    regenerating,
    changedBy: presentPerson(changedBy, userId),
  }
}

export function presentPerson(version: NamedVersion | null, userId: string): Editing['changedBy'] {
  if (version === null) return null
  return { userName: version.userName, you: version.userId === userId, at: version.updatedAt.toISOString() }
}

export function presentVersion({ version, current }: VersionView): Version {
  const { number, kind, changes, restoredFrom, userName, createdAt, updatedAt } = version
  const named = changes.map((field) =>
    field in CONTENT_FIELDS ? CONTENT_FIELDS[field as ContentField].label : 'Email Sections',
  )
  return {
    number,
    kind,
    changes: [...new Set(named)],
    restoredFrom,
    userName,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    current,
  }
}

export const presentVersionContent = ({ content, type }: VersionRow) => ({ ...content, type })
