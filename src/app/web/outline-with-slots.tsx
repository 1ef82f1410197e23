import { OutlinePage } from '#features/outlines/web/page/outline-page.tsx'
import { detailsExtra } from './details-extra.tsx'

export function OutlineWithSlots() {
  return <OutlinePage renderDetailsExtra={detailsExtra} />
}
