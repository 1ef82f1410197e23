CREATE TABLE "ai_calls" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"prompt_type" text NOT NULL,
	"prompt_version" integer NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"state" text NOT NULL,
	"error_code" text,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost_micros" bigint,
	"milliseconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_calls_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_prompts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"prompt_type" text NOT NULL,
	"version" integer NOT NULL,
	"system_prompt" text NOT NULL,
	"user_prompt_template" text NOT NULL,
	"is_active" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_token_days" (
	"scope" text NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "ai_token_days_scope_day_pk" PRIMARY KEY("scope","day")
);
--> statement-breakpoint
CREATE TABLE "outline_versions" (
	"workspace_id" uuid NOT NULL,
	"outline_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"restored_from" integer,
	"generated_by" text,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outline_versions_workspace_id_outline_id_number_pk" PRIMARY KEY("workspace_id","outline_id","number")
);
--> statement-breakpoint
ALTER TABLE "outline_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "billing_events_time";--> statement-breakpoint
DROP INDEX "audit_log_time";--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "partial" jsonb;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "subject_id" text;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "attempts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "last_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outlines" ADD COLUMN "content_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline_versions" ADD CONSTRAINT "outline_versions_workspace_id_outline_id_outlines_workspace_id_id_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_calls_time" ON "ai_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_prompt" ON "ai_calls" USING btree ("prompt_type","prompt_version");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_prompts_version" ON "ai_prompts" USING btree ("prompt_type","version");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_prompts_one_active" ON "ai_prompts" USING btree ("prompt_type") WHERE is_active;--> statement-breakpoint
CREATE INDEX "outline_versions_newest" ON "outline_versions" USING btree ("workspace_id","outline_id","updated_at");--> statement-breakpoint
CREATE INDEX "generation_runs_id" ON "generation_runs" USING btree ("id");--> statement-breakpoint
CREATE INDEX "billing_events_newest" ON "billing_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "billing_subscriptions_unlinked" ON "billing_subscriptions" USING btree ("created_at","id") WHERE workspace_id is null;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_workspace" ON "audit_log" USING btree ("workspace_id","occurred_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_email" text_pattern_ops);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "ai_calls" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "outline_versions" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);