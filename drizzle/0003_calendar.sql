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
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_workspace_id_outline_id_outlines_workspace_id_id_fk" FOREIGN KEY ("workspace_id","outline_id") REFERENCES "public"."outlines"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_outline" ON "schedules" USING btree ("workspace_id","outline_id");--> statement-breakpoint
CREATE INDEX "schedules_id" ON "schedules" USING btree ("id");--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "schedules" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);