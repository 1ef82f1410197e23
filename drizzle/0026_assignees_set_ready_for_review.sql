ALTER TABLE "workspaces" ADD COLUMN "assignees_set_ready_for_review" boolean DEFAULT false NOT NULL;
