-- Pictures the portal draws itself: what they are drawn from. Their files may be missing until somebody asks for them.
-- NULL for pictures that others gave us.
ALTER TABLE media ADD COLUMN recipe text;
