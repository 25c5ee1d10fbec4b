-- Logins are compared by A to Z alone. They are brought into the one form by the step of this migration (`migrate-staff.ts`).
create unique index one_member_per_login on members (lower(login collate "C"));
drop index members_by_login;
