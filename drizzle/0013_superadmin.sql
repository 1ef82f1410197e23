CREATE TABLE "service_failures" (
	"service" text PRIMARY KEY NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"message" text NOT NULL
);
