-- What the quality gate says of an outline, beside the state of outline and brand that it was said of. Both columns are
-- empty until an outline is judged, so nothing is rewritten here.
ALTER TABLE "outlines" ADD COLUMN "hints" jsonb;--> statement-breakpoint
ALTER TABLE "outlines" ADD COLUMN "hints_of" text;
