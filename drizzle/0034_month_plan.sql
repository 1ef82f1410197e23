-- A month has a thesis, and some of its ideas are planned as emails with a date. New columns without a default are added in
-- an instant.
ALTER TABLE "main_topics" ADD COLUMN "thesis" jsonb;--> statement-breakpoint
ALTER TABLE "subtopics" ADD COLUMN "planned_for" date;
