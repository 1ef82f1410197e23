import type { Version } from '../../editing-contract.ts'

export function versionKind({ kind, restoredFrom }: Pick<Version, 'kind' | 'restoredFrom'>): string {
  switch (kind) {
    case 'generated':
      return 'Generated'
    case 'regenerated':
      return 'Regenerated'
    case 'section':
      return 'Section regenerated'
    case 'restored':
      return `Version ${restoredFrom} restored`
    case 'edited':
      return 'Edited'
  }
}
