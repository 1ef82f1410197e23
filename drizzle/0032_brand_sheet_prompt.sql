-- A third prompt reads brands into their sheets. Each check is replaced by a wider one: NOT VALID adds it in an instant,
-- and VALIDATE reads the rows under a lock that stops nobody.
ALTER TABLE "ai_calls"
  DROP CONSTRAINT "ai_calls_prompt_type",
  ADD CONSTRAINT "ai_calls_prompt_type" CHECK ("ai_calls"."prompt_type" in ('openai_ideas', 'anthropic_outlines', 'brand_sheet')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_calls" VALIDATE CONSTRAINT "ai_calls_prompt_type";--> statement-breakpoint
ALTER TABLE "ai_prompts"
  DROP CONSTRAINT "ai_prompts_prompt_type",
  ADD CONSTRAINT "ai_prompts_prompt_type" CHECK ("ai_prompts"."prompt_type" in ('openai_ideas', 'anthropic_outlines', 'brand_sheet')) NOT VALID;--> statement-breakpoint
ALTER TABLE "ai_prompts" VALIDATE CONSTRAINT "ai_prompts_prompt_type";
