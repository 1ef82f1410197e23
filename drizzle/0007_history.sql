CREATE TABLE "csv_import_changes" (
	"workspace_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"before" jsonb,
	CONSTRAINT "csv_import_changes_workspace_id_import_id_campaign_id_pk" PRIMARY KEY("workspace_id","import_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "csv_import_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "klaviyo_connections" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"sealed_key" text NOT NULL,
	"account_name" text NOT NULL,
	"currency" text,
	CONSTRAINT "klaviyo_connections_workspace_id_brand_id_pk" PRIMARY KEY("workspace_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "klaviyo_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "klaviyo_syncs" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"status" text NOT NULL,
	"days" integer NOT NULL,
	"step" text NOT NULL,
	"campaigns" integer DEFAULT 0 NOT NULL,
	"summary" jsonb,
	"error_code" text,
	"requested_by_user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "klaviyo_syncs_workspace_id_id_pk" PRIMARY KEY("workspace_id","id")
);
--> statement-breakpoint
ALTER TABLE "klaviyo_syncs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "klaviyo_connected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "last_import_id" uuid;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "updated_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "status" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "imported_by_user_id" uuid;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD COLUMN "touched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "csv_import_changes" ADD CONSTRAINT "csv_import_changes_workspace_id_import_id_csv_imports_workspace_id_id_fk" FOREIGN KEY ("workspace_id","import_id") REFERENCES "public"."csv_imports"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_import_changes" ADD CONSTRAINT "csv_import_changes_workspace_id_campaign_id_campaigns_workspace_id_id_fk" FOREIGN KEY ("workspace_id","campaign_id") REFERENCES "public"."campaigns"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "klaviyo_connections" ADD CONSTRAINT "klaviyo_connections_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "klaviyo_syncs" ADD CONSTRAINT "klaviyo_syncs_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csv_import_changes_campaign" ON "csv_import_changes" USING btree ("workspace_id","campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "klaviyo_syncs_waiting" ON "klaviyo_syncs" USING btree ("workspace_id","brand_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "klaviyo_syncs_newest" ON "klaviyo_syncs" USING btree ("workspace_id","brand_id","created_at");--> statement-breakpoint
CREATE INDEX "klaviyo_syncs_unfinished" ON "klaviyo_syncs" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_external_id" ON "campaigns" USING btree ("workspace_id","brand_id","external_id");--> statement-breakpoint
CREATE INDEX "campaigns_import" ON "campaigns" USING btree ("workspace_id","last_import_id");--> statement-breakpoint
CREATE INDEX "csv_imports_id" ON "csv_imports" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "csv_imports_storing" ON "csv_imports" USING btree ("workspace_id","brand_id") WHERE status = 'storing';--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "csv_import_changes" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "klaviyo_connections" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "klaviyo_syncs" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);