ALTER TABLE "outlines" ADD COLUMN "review_requested_at" timestamp with time zone;
