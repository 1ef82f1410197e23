CREATE INDEX "outlines_months" ON "outlines" USING btree ("workspace_id","brand_id","list_month","workflow_status") WHERE "outlines"."deleted_at" is null;--> statement-breakpoint
DROP FUNCTION "public"."outlines_with_words"(uuid, text);--> statement-breakpoint
-- The outlines of a brand that have such words, and the one that is wanted besides, with what lists are filtered and
-- ordered by. Row-level security lets no such operator reach an index before it has read every row, so this looks with
-- the rights of the owner, and holds itself to the workspace of the transaction.
CREATE FUNCTION "public"."outlines_found"("brand" uuid, "words" text, "including" uuid)
RETURNS TABLE ("id" uuid, "list_month" integer, "list_time" bigint, "list_title" text, "workflow_status" text, "type" text, "assigned_to_user_id" uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT found.id, found.list_month, found.list_time, found.list_title, found.workflow_status, found.type, found.assigned_to_user_id
    FROM outlines AS found
    WHERE found.workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid
      AND found.brand_id = "brand" AND found.deleted_at IS NULL
      AND (found.search_words @@ "words"::tsquery OR found.id = "including")
$$;
