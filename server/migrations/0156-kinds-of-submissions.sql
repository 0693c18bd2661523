-- What a form that was sent asked for: the page that tells what has become of it says so after the mailbox is proven, too.
ALTER TABLE enquiry_submission ADD COLUMN kind text NOT NULL DEFAULT 'message';
