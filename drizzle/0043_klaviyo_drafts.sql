CREATE TABLE "klaviyo_drafts" (
	"workspace_id" uuid NOT NULL,
	"outline_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"state" text NOT NULL,
	"campaign_id" text,
	"template_id" text,
	"choice" jsonb NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"content_revision" integer NOT NULL,
	"claim_id" uuid,
	"claimed_at" timestamp with time zone,
	"made_by_user_id" uuid,
	"begun_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "klaviyo_drafts_workspace_id_outline_id_pk" PRIMARY KEY("workspace_id","outline_id"),
	CONSTRAINT "klaviyo_drafts_state" CHECK ("klaviyo_drafts"."state" in ('begun', 'filled', 'made'))
);
--> statement-breakpoint
ALTER TABLE "klaviyo_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "klaviyo_drafts" ADD CONSTRAINT "klaviyo_drafts_workspace_id_outline_id_outlines_workspace_id_id_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "klaviyo_drafts_maker" ON "klaviyo_drafts" USING btree ("made_by_user_id");--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "klaviyo_drafts" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
-- The people that the rows of a workspace name now include those who created tokens or drafts in Klaviyo.
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
) OR EXISTS (
  SELECT 1 FROM "api_tokens"
  WHERE "api_tokens"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "api_tokens"."user_id" = "users"."id"
) OR EXISTS (
  SELECT 1 FROM "klaviyo_drafts"
  WHERE "klaviyo_drafts"."workspace_id" = nullif(current_setting('app.workspace_id', true), '')::uuid AND "klaviyo_drafts"."made_by_user_id" = "users"."id"
);
