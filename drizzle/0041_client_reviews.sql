CREATE TABLE "review_links" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"may_approve" boolean NOT NULL,
	"may_comment" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "review_links_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "review_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_link_outlines" (
	"workspace_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"outline_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_link_outlines_workspace_id_link_id_outline_id_pk" PRIMARY KEY("workspace_id","link_id","outline_id")
);
--> statement-breakpoint
ALTER TABLE "review_link_outlines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_decisions" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outline_id" uuid NOT NULL,
	"link_id" uuid,
	"decision" text NOT NULL,
	"reviewer_name" text,
	"note" text NOT NULL,
	"content_revision" integer NOT NULL,
	"version" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_decisions_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "review_decisions_decision" CHECK ("review_decisions"."decision" in ('approved', 'changes_requested'))
);
--> statement-breakpoint
ALTER TABLE "review_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_link_outlines" ADD CONSTRAINT "review_link_outlines_link_fk" FOREIGN KEY ("workspace_id","link_id") REFERENCES "public"."review_links"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_link_outlines" ADD CONSTRAINT "review_link_outlines_outline_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_decisions" ADD CONSTRAINT "review_decisions_outline_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_links_token" ON "review_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "review_links_brand" ON "review_links" USING btree ("workspace_id","brand_id","created_at");--> statement-breakpoint
CREATE INDEX "review_links_id" ON "review_links" USING btree ("id");--> statement-breakpoint
CREATE INDEX "review_links_maker" ON "review_links" USING btree ("created_by_user_id");--> statement-breakpoint
CREATE INDEX "review_link_outlines_outline" ON "review_link_outlines" USING btree ("workspace_id","outline_id");--> statement-breakpoint
CREATE INDEX "review_decisions_outline" ON "review_decisions" USING btree ("workspace_id","outline_id","decided_at");--> statement-breakpoint
CREATE INDEX "review_decisions_link" ON "review_decisions" USING btree ("workspace_id","link_id");--> statement-breakpoint
CREATE INDEX "review_decisions_id" ON "review_decisions" USING btree ("id");--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "review_links" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "review_link_outlines" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "review_decisions" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- A version whose text a client read is closed, so that the next edit starts another one. Adding a column with a constant
-- default rewrites nothing.
ALTER TABLE "outline_versions" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "decision" text;--> statement-breakpoint
-- The checks are replaced by wider ones: NOT VALID adds them in an instant, and VALIDATE reads the rows under a lock that
-- stops nobody.
ALTER TABLE "outline_activity"
  DROP CONSTRAINT "outline_activity_kind",
  ADD CONSTRAINT "outline_activity_kind" CHECK ("outline_activity"."kind" in ('created', 'copied', 'edited', 'regenerated', 'section_regenerated', 'restored', 'deleted', 'assigned', 'unassigned', 'status_changed', 'review_requested', 'client_approved', 'client_requested_changes', 'design_link_changed', 'notes_changed', 'scheduled', 'unscheduled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outline_activity" VALIDATE CONSTRAINT "outline_activity_kind";--> statement-breakpoint
ALTER TABLE "notifications"
  DROP CONSTRAINT "notifications_kind",
  ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('assigned', 'review_requested', 'ready_for_review', 'approved', 'mentioned', 'commented', 'client_commented', 'client_decided')) NOT VALID,
  ADD CONSTRAINT "notifications_decision" CHECK ("notifications"."decision" in ('approved', 'changes_requested')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind", VALIDATE CONSTRAINT "notifications_decision";--> statement-breakpoint
-- The people that the rows of a workspace name now include those who created review links.
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
) OR EXISTS (
  SELECT 1 FROM "review_links"
  WHERE "review_links"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "review_links"."created_by_user_id" = "users"."id"
);
