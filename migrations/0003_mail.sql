-- Mail to the firm. It is due if mail was on when the enquiry was stored, so that switching it on sends nothing old.
ALTER TABLE enquiries ADD COLUMN mail_due INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiries ADD COLUMN mailed_at INTEGER;
-- When a sender began; empty once it is done.
ALTER TABLE enquiries ADD COLUMN mail_claimed_at INTEGER;
ALTER TABLE enquiries ADD COLUMN mail_attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiries ADD COLUMN mail_error TEXT;

CREATE INDEX enquiries_to_mail ON enquiries (mail_attempts, received_at)
WHERE mailed_at IS NULL AND mail_due = 1;
