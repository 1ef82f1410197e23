CREATE TABLE "brand_facts" (
	"workspace_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"quote" text,
	"page" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_facts_workspace_id_brand_id_kind_key_pk" PRIMARY KEY("workspace_id","brand_id","kind","key"),
	CONSTRAINT "brand_facts_kind" CHECK ("brand_facts"."kind" in ('business', 'trade', 'family', 'buyers', 'offer', 'doubt', 'pain', 'moment', 'voice', 'say', 'neverSay', 'rule', 'rhythm')),
	CONSTRAINT "brand_facts_source" CHECK ("brand_facts"."source" in ('profile', 'website', 'history', 'model', 'user')),
	CONSTRAINT "brand_facts_state" CHECK ("brand_facts"."state" in ('proposed', 'confirmed', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "brand_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand_facts" ADD CONSTRAINT "brand_facts_workspace_id_brand_id_brands_workspace_id_id_fk" FOREIGN KEY ("workspace_id","brand_id") REFERENCES "public"."brands"("workspace_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "brand_facts" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);
