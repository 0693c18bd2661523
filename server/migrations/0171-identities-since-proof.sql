-- Identities that were linked while an address was unproven may be a stranger's. Their owners sign in once more, and are asked by mail.
delete from account_identity identity
using account
where account.id = identity.account_id and identity.linked_at < account.email_verified_at;
