-- The activity log says when an outline is a copy. The check is replaced by a wider one: NOT VALID adds it in an instant, and
-- VALIDATE reads the rows under a lock that stops nobody.
ALTER TABLE "outline_activity"
  DROP CONSTRAINT "outline_activity_kind",
  ADD CONSTRAINT "outline_activity_kind" CHECK ("outline_activity"."kind" in ('created', 'copied', 'edited', 'regenerated', 'section_regenerated', 'restored', 'deleted', 'assigned', 'unassigned', 'status_changed', 'review_requested', 'design_link_changed', 'notes_changed', 'scheduled', 'unscheduled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outline_activity" VALIDATE CONSTRAINT "outline_activity_kind";
