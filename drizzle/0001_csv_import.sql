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
ALTER TABLE "campaigns" ADD COLUMN "natural_key" text;--> statement-breakpoint
UPDATE "campaigns" SET "natural_key" = "id"::text;--> statement-breakpoint
ALTER TABLE "campaigns" ALTER COLUMN "natural_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "csv_imports" ADD CONSTRAINT "csv_imports_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "csv_mappings" ADD CONSTRAINT "csv_mappings_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csv_imports_file" ON "csv_imports" USING btree ("workspace_id","brand_id","file_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "csv_mappings_fingerprint" ON "csv_mappings" USING btree ("workspace_id","brand_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_natural_key" ON "campaigns" USING btree ("workspace_id","brand_id","natural_key");--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "csv_imports" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "csv_mappings" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);