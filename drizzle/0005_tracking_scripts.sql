CREATE TABLE "tracking_scripts" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"scripts" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tracking_scripts_only_one" CHECK ("tracking_scripts"."only")
);
