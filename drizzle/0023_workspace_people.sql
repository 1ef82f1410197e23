-- The people that the rows of one workspace name, with what they do not want to be told. Transactions of a workspace
-- read accounts through it alone, because their role has no right on the table of accounts. It runs as the tables' owner.
CREATE VIEW "workspace_people" WITH (security_barrier = true) AS
SELECT "users"."id", "users"."name", "users"."email", "users"."role", "users"."closed_at", "notification_choices"."switched_off"
FROM "users" LEFT JOIN "notification_choices" ON "notification_choices"."user_id" = "users"."id"
WHERE EXISTS (
  SELECT 1 FROM "memberships"
  WHERE "memberships"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "memberships"."user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "invites"
  WHERE "invites"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "invites"."invited_by_user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "outlines"
  WHERE "outlines"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "outlines"."assigned_to_user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "csv_imports"
  WHERE "csv_imports"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "csv_imports"."imported_by_user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "klaviyo_syncs"
  WHERE "klaviyo_syncs"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "klaviyo_syncs"."requested_by_user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "calendar_feeds"
  WHERE "calendar_feeds"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "calendar_feeds"."created_by_user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "generation_runs"
  WHERE "generation_runs"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "generation_runs"."requested_by_user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "notifications"
  WHERE "notifications"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND ("notifications"."user_id" = "users"."id" OR "notifications"."actor_user_id" = "users"."id")
) OR EXISTS (
  SELECT 1 FROM "outline_activity"
  WHERE "outline_activity"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND ("outline_activity"."user_id" = "users"."id" OR "outline_activity"."subject_user_id" = "users"."id")
) OR EXISTS (
  SELECT 1 FROM "outline_versions"
  WHERE "outline_versions"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "outline_versions"."user_id" = "users"."id"
);
