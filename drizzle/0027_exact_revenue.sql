-- Sums of floating-point numbers are not exact. The conversion keeps the 15 digits that such a number is known by.
ALTER TABLE "campaigns" ALTER COLUMN "revenue" SET DATA TYPE numeric USING "revenue"::numeric;
