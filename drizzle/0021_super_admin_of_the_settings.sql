ALTER TABLE "users" ADD COLUMN "settings_password_hash" text;--> statement-breakpoint
-- Every super admin up to now came from the settings of the server. What their password was there, nobody kept.
UPDATE "users" SET "settings_password_hash" = '' WHERE "role" = 'SUPERADMIN';
