-- The organiser may offer another trip instead of the changed one, at a price that holds until the deadline.
alter table notices add column substitute jsonb;
-- The whole order before the change counted, payments and all; `sold_before` is what older notices kept of it.
alter table notices add column replaced jsonb;
alter table notices drop constraint notices_state_check;
alter table notices add constraint notices_state_check
  check (state in ('told', 'open', 'accepted', 'left', 'substituted', 'lapsed', 'replaced', 'closed'));
drop trigger notices_follow_their_states on notices;
create trigger notices_follow_their_states before update of state on notices for each row
  execute function refuse_impossible_state('{"open": ["accepted", "left", "substituted", "lapsed", "replaced", "closed"], "told": [],
    "accepted": [], "left": [], "substituted": [], "lapsed": [], "replaced": [], "closed": []}');
