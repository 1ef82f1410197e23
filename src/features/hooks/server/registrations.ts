import { clientCommented } from '#features/comments/server/provided.ts'
import { ideasGenerated } from '#features/ideas/server/provided.ts'
import { outlineCreated, outlineMoved, sendTimeChanged } from '#features/outlines/server/provided.ts'
import { type Registration, listens } from '#server/registered.ts'
import { reportChange } from './outbox.ts'
import * as report from './report.ts'

export const hookRegistrations: readonly Registration[] = [
  listens(outlineCreated, (app, tx, outline) => reportChange(app, tx, report.created(outline))),
  listens(outlineMoved, async (app, tx, _by, { outline, before, after, decided }) => {
    if (after.workflowStatus !== before.workflowStatus) {
      await reportChange(app, tx, report.statusChanged(outline, before.workflowStatus, after.workflowStatus))
    }
    if (after.assignedToUserId !== before.assignedToUserId) {
      await reportChange(app, tx, report.assigned(outline, after.assignedToUserId))
    }
    if (decided !== undefined) await reportChange(app, tx, report.decided(outline, decided.decision))
    return []
  }),
  listens(sendTimeChanged, (app, tx, outline, sendTime, brand) =>
    reportChange(app, tx, report.scheduleChanged(outline, sendTime, brand)),
  ),
  listens(ideasGenerated, (app, tx, generated) => reportChange(app, tx, report.ideasGenerated(generated))),
  listens(clientCommented, (app, tx, outline, commentId) =>
    reportChange(app, tx, report.commented(outline, commentId)),
  ),
]
