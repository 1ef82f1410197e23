-- Comments on outlines, and the comment that a notification is about. The check on the kinds of notifications is replaced by
-- a wider one: NOT VALID adds it in an instant, and VALIDATE reads the rows under a lock that stops nobody. The index
-- on notifications needs no CONCURRENTLY: its column comes with this migration, so no row is in it.
CREATE TABLE "comments" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outline_id" uuid NOT NULL,
	"parent_id" uuid,
	"visibility" text NOT NULL,
	"user_id" uuid,
	"by_support" boolean DEFAULT false NOT NULL,
	"author_name" text,
	"review_link_id" uuid,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"place" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"resolved_at" timestamp with time zone,
	"resolved_by_user_id" uuid,
	"resolved_by_support" boolean DEFAULT false NOT NULL,
	CONSTRAINT "comments_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "comments_visibility" CHECK ("comments"."visibility" in ('team', 'client'))
);
--> statement-breakpoint
ALTER TABLE "comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_workspace_id_outline_id_outlines_workspace_id_id_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_fk" FOREIGN KEY ("workspace_id","parent_id") REFERENCES "public"."comments"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_outline" ON "comments" USING btree ("workspace_id","outline_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_id" ON "comments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "comments_thread" ON "comments" USING btree ("workspace_id","parent_id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("user_id") WHERE "comments"."user_id" is not null;--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "comments" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "comment_id" uuid;--> statement-breakpoint
CREATE INDEX "notifications_comment" ON "notifications" USING btree ("workspace_id","comment_id") WHERE "notifications"."comment_id" is not null;--> statement-breakpoint
ALTER TABLE "notifications"
  DROP CONSTRAINT "notifications_kind",
  ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('assigned', 'review_requested', 'ready_for_review', 'approved', 'mentioned', 'commented', 'client_commented')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind";--> statement-breakpoint
-- The people that the rows of a workspace name now include the authors of comments and who resolved them.
CREATE OR REPLACE VIEW "workspace_people" WITH (security_barrier = true) AS
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
) OR EXISTS (
  SELECT 1 FROM "comments"
  WHERE "comments"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND ("comments"."user_id" = "users"."id" OR "comments"."resolved_by_user_id" = "users"."id")
);
