-- What happened is stored as facts (a kind, data and the ids of people), so that a name that was changed or deleted
-- stands nowhere any more. This rewrites what was stored as sentences with names.
ALTER TABLE "outline_activity" RENAME COLUMN "action" TO "kind";--> statement-breakpoint
ALTER TABLE "outline_activity" ADD COLUMN "data" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outline_activity" ADD COLUMN "by_support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "outline_activity" ADD COLUMN "subject_user_id" uuid;--> statement-breakpoint
ALTER TABLE "outline_versions" ADD COLUMN "by_support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "created_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "by_support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Everything that the people of a workspace are or were called there, where it means one person.
CREATE TEMPORARY TABLE "known_names" AS
  SELECT "workspace_id", "called", min("user_id"::text)::uuid AS "user_id"
  FROM (
    SELECT m."workspace_id", m."user_id", unnest(ARRAY[m."display_name", u."name", u."email", split_part(u."email", '@', 1)]) AS "called"
    FROM "memberships" m JOIN "users" u ON u."id" = m."user_id"
    UNION
    SELECT "workspace_id", "user_id", regexp_replace("user_name", ' \(by support\)$', '') FROM "outline_activity"
    UNION
    SELECT "workspace_id", "user_id", regexp_replace("user_name", ' \(by support\)$', '') FROM "outline_versions"
  ) AS "names"
  WHERE "user_id" IS NOT NULL AND "called" <> ''
  GROUP BY "workspace_id", "called"
  HAVING count(DISTINCT "user_id") = 1;--> statement-breakpoint
UPDATE "outline_activity" SET "by_support" = true WHERE "user_name" LIKE '% (by support)';--> statement-breakpoint
UPDATE "outline_versions" SET "by_support" = true WHERE "user_name" LIKE '% (by support)';--> statement-breakpoint
UPDATE "outline_activity" a SET "subject_user_id" = n."user_id"
  FROM "known_names" n
  WHERE a."kind" = 'assigned' AND n."workspace_id" = a."workspace_id"
    AND n."called" = substr(a."details", length('Assigned to ') + 1);--> statement-breakpoint
UPDATE "outline_activity" SET "data" = CASE
  WHEN "kind" = 'status_changed' THEN (
    SELECT jsonb_strip_nulls(jsonb_build_object(
      'from', max("status") FILTER (WHERE "details" LIKE 'Status changed from ' || "label" || ' to %'),
      'to', max("status") FILTER (WHERE "details" LIKE '% to ' || "label")
    ))
    FROM (VALUES
      ('draft', 'Draft'), ('assigned', 'Assigned'), ('in_design', 'In Design'), ('ready_for_review', 'Ready for Review'),
      ('approved', 'Approved'), ('sent', 'Sent'), ('archived', 'Archived')
    ) AS "labels"("status", "label")
  )
  WHEN "kind" = 'unassigned' AND "details" LIKE '%no longer a member%' THEN '{"reason": "left_workspace"}'
  WHEN "kind" = 'design_link_changed' AND "details" LIKE 'Design link set to %'
    THEN jsonb_build_object('link', substr("details", length('Design link set to ') + 1))
  WHEN "kind" = 'notes_changed' THEN jsonb_build_object('hasNotes', "details" <> 'Notes removed')
  WHEN "kind" = 'restored' AND "details" ~ '^Version \d+ restored$'
    THEN jsonb_build_object('version', substring("details" FROM '\d+')::int)
  WHEN "kind" = 'section_regenerated' AND "details" ~ '^Section \d+ regenerated$'
    THEN jsonb_build_object('section', substring("details" FROM '\d+')::int)
  -- The date was written in the words of the brand's country: the words stay. They name nobody.
  WHEN "kind" = 'scheduled' THEN jsonb_build_object('text', "details")
  ELSE '{}'
END
WHERE "kind" IN ('status_changed', 'unassigned', 'design_link_changed', 'notes_changed', 'restored', 'section_regenerated', 'scheduled');--> statement-breakpoint
UPDATE "calendar_feeds" f SET
    "created_by_user_id" = n."user_id",
    "by_support" = f."created_by_name" LIKE '% (by support)'
  FROM "known_names" n
  WHERE n."workspace_id" = f."workspace_id" AND n."called" = regexp_replace(f."created_by_name", ' \(by support\)$', '');--> statement-breakpoint
UPDATE "generation_runs" SET "request" =
    ("request" - 'userName') ||
    CASE WHEN "request" ->> 'userName' LIKE '% (by support)' THEN '{"bySupport": true}'::jsonb ELSE '{}'::jsonb END
  WHERE "request" ? 'userName';--> statement-breakpoint
UPDATE "notifications" SET "actor_name" = 'Former member' WHERE "actor_user_id" IS NULL AND "actor_name" = 'Deleted person';--> statement-breakpoint
DROP TABLE "known_names";--> statement-breakpoint
ALTER TABLE "outline_activity" DROP COLUMN "user_name";--> statement-breakpoint
ALTER TABLE "outline_activity" DROP COLUMN "details";--> statement-breakpoint
ALTER TABLE "outline_versions" DROP COLUMN "user_name";--> statement-breakpoint
ALTER TABLE "calendar_feeds" DROP COLUMN "created_by_name";--> statement-breakpoint
-- These need no CONCURRENTLY: the statements above hold the tables anyway until the migration is over.
CREATE INDEX "outline_activity_user" ON "outline_activity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outline_activity_subject" ON "outline_activity" USING btree ("subject_user_id") WHERE "subject_user_id" is not null;--> statement-breakpoint
CREATE INDEX "calendar_feeds_maker" ON "calendar_feeds" USING btree ("created_by_user_id");
