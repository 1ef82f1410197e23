ALTER TABLE "campaigns" ADD COLUMN "currency" text;
