-- Answers to questions are facts of a brand too. The check is replaced by a wider one: NOT VALID adds it in an instant, and
-- VALIDATE reads the rows under a lock that stops nobody.
ALTER TABLE "brand_facts"
  DROP CONSTRAINT "brand_facts_kind",
  ADD CONSTRAINT "brand_facts_kind" CHECK ("brand_facts"."kind" in ('business', 'trade', 'family', 'buyers', 'offer', 'doubt', 'pain', 'moment', 'voice', 'say', 'neverSay', 'rule', 'answer', 'rhythm')) NOT VALID;--> statement-breakpoint
ALTER TABLE "brand_facts" VALIDATE CONSTRAINT "brand_facts_kind";
