-- The database refuses a status, role, plan, kind, source or state that the code does not list. NOT VALID adds a check in
-- an instant and holds new rows to it; VALIDATE then reads the rows that are there, all checks of a table in one pass,
-- under a lock that by itself stops nobody. The transaction of the start keeps the first lock until it ends, so table by
-- table writers wait while it is read once.
ALTER TABLE "ai_calls"
  ADD CONSTRAINT "ai_calls_prompt_type" CHECK ("ai_calls"."prompt_type" in ('openai_ideas', 'anthropic_outlines')) NOT VALID,
  ADD CONSTRAINT "ai_calls_state" CHECK ("ai_calls"."state" in ('running', 'done', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_calls" VALIDATE CONSTRAINT "ai_calls_prompt_type", VALIDATE CONSTRAINT "ai_calls_state";--> statement-breakpoint
ALTER TABLE "ai_prompts"
  ADD CONSTRAINT "ai_prompts_prompt_type" CHECK ("ai_prompts"."prompt_type" in ('openai_ideas', 'anthropic_outlines')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_prompts" VALIDATE CONSTRAINT "ai_prompts_prompt_type";--> statement-breakpoint
ALTER TABLE "billing_events"
  ADD CONSTRAINT "billing_events_outcome" CHECK ("billing_events"."outcome" in ('done', 'ignored', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "billing_events" VALIDATE CONSTRAINT "billing_events_outcome";--> statement-breakpoint
ALTER TABLE "billing_subscriptions"
  ADD CONSTRAINT "billing_subscriptions_plan" CHECK ("billing_subscriptions"."plan" in ('STARTER', 'PRO', 'TEAMS')) NOT VALID,
  ADD CONSTRAINT "billing_subscriptions_status" CHECK ("billing_subscriptions"."status" in ('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete')) NOT VALID;--> statement-breakpoint
ALTER TABLE "billing_subscriptions" VALIDATE CONSTRAINT "billing_subscriptions_plan", VALIDATE CONSTRAINT "billing_subscriptions_status";--> statement-breakpoint
ALTER TABLE "brands"
  ADD CONSTRAINT "brands_country" CHECK ("brands"."country" in ('US', 'CA', 'GB', 'AU', 'DE', 'FR', 'ES', 'IT')) NOT VALID,
  ADD CONSTRAINT "brands_language" CHECK ("brands"."language" in ('en', 'es', 'fr', 'de', 'it')) NOT VALID,
  ADD CONSTRAINT "brands_default_email_type" CHECK ("brands"."default_email_type" in ('design-based', 'text-based', 'split-50-50')) NOT VALID;--> statement-breakpoint
ALTER TABLE "brands" VALIDATE CONSTRAINT "brands_country", VALIDATE CONSTRAINT "brands_language", VALIDATE CONSTRAINT "brands_default_email_type";--> statement-breakpoint
ALTER TABLE "campaigns"
  ADD CONSTRAINT "campaigns_source" CHECK ("campaigns"."source" in ('csv', 'klaviyo', 'demo')) NOT VALID;--> statement-breakpoint
ALTER TABLE "campaigns" VALIDATE CONSTRAINT "campaigns_source";--> statement-breakpoint
ALTER TABLE "csv_imports"
  ADD CONSTRAINT "csv_imports_status" CHECK ("csv_imports"."status" in ('storing', 'done', 'undone', 'interrupted')) NOT VALID;--> statement-breakpoint
ALTER TABLE "csv_imports" VALIDATE CONSTRAINT "csv_imports_status";--> statement-breakpoint
ALTER TABLE "generation_runs"
  ADD CONSTRAINT "generation_runs_kind" CHECK ("generation_runs"."kind" in ('ideas', 'outline', 'bulk', 'rewrite')) NOT VALID,
  ADD CONSTRAINT "generation_runs_status" CHECK ("generation_runs"."status" in ('waiting', 'done', 'failed', 'cancelled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "generation_runs" VALIDATE CONSTRAINT "generation_runs_kind", VALIDATE CONSTRAINT "generation_runs_status";--> statement-breakpoint
ALTER TABLE "invites"
  ADD CONSTRAINT "invites_role" CHECK ("invites"."role" in ('ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR')) NOT VALID,
  ADD CONSTRAINT "invites_status" CHECK ("invites"."status" in ('PENDING', 'ACCEPTED', 'CANCELED', 'EXPIRED')) NOT VALID,
  ADD CONSTRAINT "invites_mail_state" CHECK ("invites"."mail_state" in ('sending', 'sent', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "invites" VALIDATE CONSTRAINT "invites_role", VALIDATE CONSTRAINT "invites_status", VALIDATE CONSTRAINT "invites_mail_state";--> statement-breakpoint
ALTER TABLE "klaviyo_syncs"
  ADD CONSTRAINT "klaviyo_syncs_status" CHECK ("klaviyo_syncs"."status" in ('waiting', 'done', 'failed')) NOT VALID,
  ADD CONSTRAINT "klaviyo_syncs_step" CHECK ("klaviyo_syncs"."step" in ('waiting', 'campaigns', 'results', 'storing')) NOT VALID;--> statement-breakpoint
ALTER TABLE "klaviyo_syncs" VALIDATE CONSTRAINT "klaviyo_syncs_status", VALIDATE CONSTRAINT "klaviyo_syncs_step";--> statement-breakpoint
ALTER TABLE "login_challenges"
  ADD CONSTRAINT "login_challenges_purpose" CHECK ("login_challenges"."purpose" in ('login', 'superadmin')) NOT VALID;--> statement-breakpoint
ALTER TABLE "login_challenges" VALIDATE CONSTRAINT "login_challenges_purpose";--> statement-breakpoint
ALTER TABLE "memberships"
  ADD CONSTRAINT "memberships_role" CHECK ("memberships"."role" in ('OWNER', 'ADMIN', 'MANAGER', 'CREATOR', 'COLLABORATOR')) NOT VALID;--> statement-breakpoint
ALTER TABLE "memberships" VALIDATE CONSTRAINT "memberships_role";--> statement-breakpoint
ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('assigned', 'review_requested', 'ready_for_review', 'approved')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind";--> statement-breakpoint
ALTER TABLE "one_time_tokens"
  ADD CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('reset_password', 'revert_email', 'confirm_email')) NOT VALID;--> statement-breakpoint
ALTER TABLE "one_time_tokens" VALIDATE CONSTRAINT "one_time_tokens_purpose";--> statement-breakpoint
ALTER TABLE "outline_activity"
  ADD CONSTRAINT "outline_activity_kind" CHECK ("outline_activity"."kind" in ('created', 'edited', 'regenerated', 'section_regenerated', 'restored', 'deleted', 'assigned', 'unassigned', 'status_changed', 'review_requested', 'design_link_changed', 'notes_changed', 'scheduled', 'unscheduled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outline_activity" VALIDATE CONSTRAINT "outline_activity_kind";--> statement-breakpoint
ALTER TABLE "outline_versions"
  ADD CONSTRAINT "outline_versions_kind" CHECK ("outline_versions"."kind" in ('generated', 'edited', 'regenerated', 'section', 'restored')) NOT VALID,
  ADD CONSTRAINT "outline_versions_type" CHECK ("outline_versions"."type" in ('design-based', 'text-based')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outline_versions" VALIDATE CONSTRAINT "outline_versions_kind", VALIDATE CONSTRAINT "outline_versions_type";--> statement-breakpoint
ALTER TABLE "outlines"
  ADD CONSTRAINT "outlines_type" CHECK ("outlines"."type" in ('design-based', 'text-based')) NOT VALID,
  ADD CONSTRAINT "outlines_workflow_status" CHECK ("outlines"."workflow_status" in ('draft', 'assigned', 'in_design', 'ready_for_review', 'approved', 'sent', 'archived')) NOT VALID;--> statement-breakpoint
ALTER TABLE "outlines" VALIDATE CONSTRAINT "outlines_type", VALIDATE CONSTRAINT "outlines_workflow_status";--> statement-breakpoint
ALTER TABLE "service_failures"
  ADD CONSTRAINT "service_failures_service" CHECK ("service_failures"."service" in ('mail', 'payments')) NOT VALID;--> statement-breakpoint
ALTER TABLE "service_failures" VALIDATE CONSTRAINT "service_failures_service";--> statement-breakpoint
ALTER TABLE "subscriptions"
  ADD CONSTRAINT "subscriptions_plan" CHECK ("subscriptions"."plan" in ('FREE', 'STARTER', 'PRO', 'TEAMS', 'OMNI')) NOT VALID,
  ADD CONSTRAINT "subscriptions_plan_override" CHECK ("subscriptions"."plan_override" in ('FREE', 'STARTER', 'PRO', 'TEAMS', 'OMNI')) NOT VALID,
  ADD CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete')) NOT VALID;--> statement-breakpoint
ALTER TABLE "subscriptions" VALIDATE CONSTRAINT "subscriptions_plan", VALIDATE CONSTRAINT "subscriptions_plan_override", VALIDATE CONSTRAINT "subscriptions_status";--> statement-breakpoint
ALTER TABLE "subtopics"
  ADD CONSTRAINT "subtopics_status" CHECK ("subtopics"."status" in ('NEW', 'OUTLINED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "subtopics" VALIDATE CONSTRAINT "subtopics_status";--> statement-breakpoint
ALTER TABLE "usage_counters"
  ADD CONSTRAINT "usage_counters_metric" CHECK ("usage_counters"."metric" in ('topics', 'subtopics', 'outlines')) NOT VALID;--> statement-breakpoint
ALTER TABLE "usage_counters" VALIDATE CONSTRAINT "usage_counters_metric";--> statement-breakpoint
ALTER TABLE "usage_ledger"
  ADD CONSTRAINT "usage_ledger_metric" CHECK ("usage_ledger"."metric" in ('topics', 'subtopics', 'outlines')) NOT VALID,
  ADD CONSTRAINT "usage_ledger_state" CHECK ("usage_ledger"."state" in ('reserved', 'used', 'released')) NOT VALID;--> statement-breakpoint
ALTER TABLE "usage_ledger" VALIDATE CONSTRAINT "usage_ledger_metric", VALIDATE CONSTRAINT "usage_ledger_state";--> statement-breakpoint
ALTER TABLE "users"
  ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('USER', 'SUPERADMIN')) NOT VALID;--> statement-breakpoint
ALTER TABLE "users" VALIDATE CONSTRAINT "users_role";--> statement-breakpoint
ALTER TABLE "workspaces"
  ADD CONSTRAINT "workspaces_status" CHECK ("workspaces"."status" in ('ACTIVE', 'SUSPENDED')) NOT VALID;--> statement-breakpoint
ALTER TABLE "workspaces" VALIDATE CONSTRAINT "workspaces_status";
