-- The calendar of all brands reads the outlines of a workspace by send time. The index is built in place, not CONCURRENTLY,
-- because `if not exists` finds the one that was built before the update of a large table (docs/operations.md).
CREATE INDEX IF NOT EXISTS "outlines_calendar" ON "outlines" USING btree ("workspace_id","scheduled_send_at") WHERE "outlines"."deleted_at" is null;
