CREATE TABLE "generation_runs" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"result" jsonb,
	"error_code" text,
	"generated_by" text,
	"report" jsonb,
	"requested_by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "generation_runs_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "generation_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attempt_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'USER' NOT NULL,
	"password_hash" text NOT NULL,
	"current_workspace_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"timezone" text NOT NULL,
	"default_email_type" text NOT NULL,
	"customer_avatar" jsonb,
	"products_info" jsonb,
	"buying_journey" jsonb,
	"guidelines" jsonb,
	"onboarding_step" integer,
	"klaviyo_last_sync_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brands_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "brands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "schedules" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outline_id" uuid NOT NULL,
	"manual_override" boolean NOT NULL,
	"justification" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedules_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "schedules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "campaigns" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"natural_key" text NOT NULL,
	"name" text NOT NULL,
	"subject" text,
	"segment" text,
	"theme" text,
	"sent_at" timestamp NOT NULL,
	"deliveries" integer NOT NULL,
	"opens" integer,
	"clicks" integer,
	"orders" integer,
	"revenue" double precision,
	"unsubscribes" integer,
	"spam_reports" integer,
	"source" text NOT NULL,
	CONSTRAINT "campaigns_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "csv_imports" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"filename" text NOT NULL,
	"file_hash" text NOT NULL,
	"successful_rows" integer NOT NULL,
	"failed_rows" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csv_imports_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "csv_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "csv_mappings" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"source_label" text NOT NULL,
	"headers" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "csv_mappings_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "csv_mappings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "main_topics" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"month" integer NOT NULL,
	"title" text NOT NULL,
	"why" text,
	"is_manual" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "main_topics_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "main_topics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subtopics" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"main_topic_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"why" text,
	"status" text NOT NULL,
	"meta" jsonb,
	"position" integer NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "subtopics_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "subtopics" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outline_activity" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"outline_id" uuid NOT NULL,
	"action" text NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"details" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outline_activity_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "outline_activity" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "outlines" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"subtopic_id" uuid,
	"title" text NOT NULL,
	"idea_title" text NOT NULL,
	"main_topic_title" text NOT NULL,
	"type" text NOT NULL,
	"template" text NOT NULL,
	"plan_year" integer NOT NULL,
	"plan_month" integer NOT NULL,
	"workflow_status" text NOT NULL,
	"assigned_to_user_id" uuid,
	"design_link" text,
	"notes" text,
	"scheduled_send_at" timestamp,
	"content" jsonb NOT NULL,
	"generated_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outlines_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "outlines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"plan" text DEFAULT 'FREE' NOT NULL,
	"plan_override" text,
	"status" text DEFAULT 'active' NOT NULL,
	"past_due_since" timestamp with time zone,
	"quota_override" jsonb,
	"period_anchor" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "usage_counters" (
	"workspace_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_counters_workspace_id_metric_period_start_pk" PRIMARY KEY("workspace_id","metric","period_start")
);
--> statement-breakpoint
ALTER TABLE "usage_counters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "usage_ledger" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"metric" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"run_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "usage_ledger_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "usage_ledger" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memberships" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"role" text NOT NULL,
	"last_accessed_brand_id" uuid,
	"last_used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"website" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"owner_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"actor_user_id" uuid,
	"actor_email" text,
	"workspace_id" uuid,
	"target_type" text,
	"target_id" text,
	"request_id" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generation_runs" ADD CONSTRAINT "generation_runs_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_workspace_id_outline_id_outlines_workspace_id_id_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_mappings" ADD CONSTRAINT "csv_mappings_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "main_topics" ADD CONSTRAINT "main_topics_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subtopics" ADD CONSTRAINT "subtopics_workspace_id_main_topic_id_main_topics_workspace_id_id_fk" FOREIGN KEY ("workspace_id","main_topic_id") REFERENCES "public"."main_topics"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline_activity" ADD CONSTRAINT "outline_activity_workspace_id_outline_id_outlines_workspace_id_id_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlines" ADD CONSTRAINT "outlines_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_counters" ADD CONSTRAINT "usage_counters_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_ledger" ADD CONSTRAINT "usage_ledger_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_owner_user_id_users_id_fk" FOREIGN KEY ("owner_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "generation_runs_waiting" ON "generation_runs" USING btree ("workspace_id","kind","brand_id","target") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "generation_runs_unfinished" ON "generation_runs" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "one_time_tokens_user" ON "one_time_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "brands_id" ON "brands" USING btree ("id");--> statement-breakpoint
CREATE INDEX "brands_created" ON "brands" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_outline" ON "schedules" USING btree ("workspace_id","outline_id");--> statement-breakpoint
CREATE INDEX "schedules_id" ON "schedules" USING btree ("id");--> statement-breakpoint
CREATE INDEX "campaigns_sent" ON "campaigns" USING btree ("workspace_id","brand_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_natural_key" ON "campaigns" USING btree ("workspace_id","brand_id","natural_key");--> statement-breakpoint
CREATE INDEX "csv_imports_file" ON "csv_imports" USING btree ("workspace_id","brand_id","file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "csv_mappings_fingerprint" ON "csv_mappings" USING btree ("workspace_id","brand_id","fingerprint");--> statement-breakpoint
CREATE INDEX "main_topics_id" ON "main_topics" USING btree ("id");--> statement-breakpoint
CREATE INDEX "main_topics_month" ON "main_topics" USING btree ("workspace_id","brand_id","year","month");--> statement-breakpoint
CREATE INDEX "subtopics_id" ON "subtopics" USING btree ("id");--> statement-breakpoint
CREATE INDEX "subtopics_topic" ON "subtopics" USING btree ("workspace_id","main_topic_id");--> statement-breakpoint
CREATE INDEX "outline_activity_outline" ON "outline_activity" USING btree ("workspace_id","outline_id","occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "outlines_subtopic" ON "outlines" USING btree ("workspace_id","subtopic_id");--> statement-breakpoint
CREATE INDEX "outlines_id" ON "outlines" USING btree ("id");--> statement-breakpoint
CREATE INDEX "outlines_month" ON "outlines" USING btree ("workspace_id","brand_id","plan_year","plan_month");--> statement-breakpoint
CREATE INDEX "usage_ledger_run" ON "usage_ledger" USING btree ("workspace_id","run_id");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "workspaces_owner" ON "workspaces" USING btree ("owner_user_id");--> statement-breakpoint
CREATE INDEX "audit_log_time" ON "audit_log" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_time" ON "mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "generation_runs" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "brands" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "schedules" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "campaigns" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "csv_imports" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "csv_mappings" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "main_topics" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "subtopics" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "outline_activity" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "outlines" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "subscriptions" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "usage_counters" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "usage_ledger" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "memberships" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);