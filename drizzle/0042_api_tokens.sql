-- API tokens belong to a membership and end with it. Runs keep the idempotency key of the request that started them, and
-- what a token did names the token. New columns without a default are added in an instant.
-- The index on runs needs no CONCURRENTLY: its columns come with this migration, so no row is in it.
CREATE TABLE "api_tokens" (
	"workspace_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"last4" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"expiry_told_at" timestamp with time zone,
	CONSTRAINT "api_tokens_workspace_id_id_pk" PRIMARY KEY("workspace_id","id"),
	CONSTRAINT "api_tokens_scope" CHECK ("api_tokens"."scope" in ('read', 'write'))
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_workspace_id_user_id_memberships_workspace_id_user_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_id" ON "api_tokens" USING btree ("id");--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_expiry" ON "api_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE POLICY "only_own_workspace" ON "api_tokens" AS PERMISSIVE FOR ALL TO "mailmonth_app" USING (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid) WITH CHECK (workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid);--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "once_token_id" uuid;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "generation_runs" ADD COLUMN "once_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "generation_runs_once" ON "generation_runs" USING btree ("workspace_id","once_token_id","once_key") WHERE once_key is not null;--> statement-breakpoint
ALTER TABLE "outline_activity" ADD COLUMN "by_token" text;--> statement-breakpoint
ALTER TABLE "outline_versions" ADD COLUMN "by_token" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "by_token" text;
