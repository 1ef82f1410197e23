DROP INDEX "outlines_subtopic";--> statement-breakpoint
ALTER TABLE "outlines" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outlines_recent" ON "outlines" USING btree ("workspace_id","brand_id","created_at") WHERE "outlines"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "outlines_subtopic" ON "outlines" USING btree ("workspace_id","subtopic_id") WHERE "outlines"."deleted_at" is null;--> statement-breakpoint
-- The words of a text as people type them into a search: without case, accents and punctuation.
CREATE FUNCTION "public"."outline_words"("given" text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_split_to_array(
    regexp_replace(lower(normalize("given", NFKD)), '[\u0300-\u036f]', '', 'g'),
    '[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+')
$$;--> statement-breakpoint
-- What a search finds an outline by. Of titles and subject lines also what begins inside a word, because compounds are
-- one word in German; of longer texts what begins a word. Each word carries its brand, so that an index over all
-- brands answers for one without reading the others.
CREATE FUNCTION "public"."outline_search_words"("brand" uuid, "inside" text, "starts" text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT right("brand"::text, 12) || substr(left(word, 40), place)
      FROM unnest("public"."outline_words"("inside")) AS word, generate_series(1, greatest(length(left(word, 40)) - 2, 1)) AS place
      WHERE word <> ''
    UNION
    SELECT right("brand"::text, 12) || left(word, 40) FROM unnest("public"."outline_words"("starts")) AS word WHERE word <> ''
  ))
$$;--> statement-breakpoint
-- A title as a list is ordered by: numbers by their value, everything else by its letters.
CREATE FUNCTION "public"."outline_list_title"("title" text, "idea_title" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT left(regexp_replace(regexp_replace(
    btrim(array_to_string("public"."outline_words"(coalesce(nullif(btrim("title"), ''), "idea_title")), ' ')),
    '(\d+)', '0000000\1', 'g'), '\d*(\d{8})', '\1', 'g'), 200)
$$;--> statement-breakpoint
ALTER TABLE "outlines"
  ADD COLUMN "list_month" integer NOT NULL GENERATED ALWAYS AS (coalesce(extract(year from "scheduled_send_at")::integer, "plan_year") * 12 + coalesce(extract(month from "scheduled_send_at")::integer, "plan_month") - 1) STORED,
  ADD COLUMN "list_time" bigint NOT NULL GENERATED ALWAYS AS (coalesce(extract(epoch from "scheduled_send_at")::bigint, 9007199254740991)) STORED,
  ADD COLUMN "list_title" text COLLATE "C" NOT NULL GENERATED ALWAYS AS ("public"."outline_list_title"("title", "idea_title")) STORED,
  ADD COLUMN "search_words" tsvector NOT NULL GENERATED ALWAYS AS ("public"."outline_search_words"("brand_id",
    "title" || ' ' || "idea_title" || ' ' || "main_topic_title" || ' ' || coalesce("content" ->> 'subjectLines', ''),
    coalesce("content" ->> 'executiveBrief', '') || ' ' || coalesce("notes", ''))) STORED;--> statement-breakpoint
CREATE INDEX "outlines_list" ON "outlines" USING btree ("workspace_id","brand_id","list_month","list_time","list_title","id") WHERE "outlines"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "outlines_search" ON "outlines" USING gin ("search_words") WITH (fastupdate = off) WHERE "outlines"."deleted_at" is null;--> statement-breakpoint
-- Row-level security lets no such operator reach an index before it has read every row, so this looks with the rights
-- of the owner, and holds itself to the workspace of the transaction.
CREATE FUNCTION "public"."outlines_with_words"("brand" uuid, "words" text) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT id FROM outlines
    WHERE workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
      AND brand_id = "brand" AND deleted_at IS NULL AND search_words @@ "words"::tsquery
$$;
