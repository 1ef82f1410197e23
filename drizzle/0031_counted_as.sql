-- What a campaign counts as is read from its name whenever it is asked for. Only what a member says is kept, in counted_as.
-- It takes the place of theme, which held what an older reader had made of the name. Old processes can't live with that:
-- they write theme with every import. This release starts after the last of them has stopped (docs/operations.md,
-- "The update from 0.1.0"). The new column is null in every row, so its check is quick to validate.
ALTER TABLE "campaigns" ADD COLUMN "counted_as" text;--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "theme";--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_counted_as" CHECK ("campaigns"."counted_as" in ('lastchance', 'giftguide', 'restock', 'winback', 'replenish', 'quiz', 'survey', 'vip', 'bundle', 'ugc', 'bestsellers', 'story', 'sale', 'launch', 'howto', 'none')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "campaigns" VALIDATE CONSTRAINT "campaigns_counted_as";
