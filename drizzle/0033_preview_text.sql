-- A search finds outlines by their preview text as it does by their subject lines. The words are computed, so the column
-- is made anew: that writes the table once, under a lock that nothing else gets past. An index cannot be built
-- CONCURRENTLY on a column that comes with the same change, and it would save nothing, because the lock is held anyway.
-- The column is back under its name and type with the same statement, so old processes search as they did.
ALTER TABLE "outlines"
  DROP COLUMN "search_words",
  ADD COLUMN "search_words" tsvector NOT NULL GENERATED ALWAYS AS ("public"."outline_search_words"("brand_id",
    "title" || ' ' || "idea_title" || ' ' || "main_topic_title" || ' ' || coalesce("content" ->> 'subjectLines', '') || ' ' || coalesce("content" ->> 'previewText', ''),
    coalesce("content" ->> 'executiveBrief', '') || ' ' || coalesce("notes", ''))) STORED;--> statement-breakpoint
CREATE INDEX "outlines_search" ON "outlines" USING gin ("search_words") WITH (fastupdate = off) WHERE "outlines"."deleted_at" is null;
