-- Email to the firm. Due if email was on when the enquiry was stored, so that switching it on does not send old enquiries.
ALTER TABLE enquiries ADD COLUMN mail_due INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiries ADD COLUMN mailed_at INTEGER;
-- When sending began; empty once it is finished.
ALTER TABLE enquiries ADD COLUMN mail_claimed_at INTEGER;
ALTER TABLE enquiries ADD COLUMN mail_attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE enquiries ADD COLUMN mail_error TEXT;

CREATE INDEX enquiries_to_mail ON enquiries (mail_attempts, received_at)
WHERE mailed_at IS NULL AND mail_due = 1;
