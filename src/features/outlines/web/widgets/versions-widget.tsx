import { VersionsDialog, type VersionsDialogProps } from '../editing/versions-dialog.tsx'

/** The versions of an outline, opened with what changed since one of them. */
export function VersionsWidget(props: VersionsDialogProps & { since: number }) {
  return <VersionsDialog {...props} />
}
