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
CREATE POLICY "only_own_workspace" ON "klaviyo_drafts" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
