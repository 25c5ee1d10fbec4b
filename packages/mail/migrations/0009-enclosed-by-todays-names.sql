-- What waits in the outbox was written for drawers of before, and with the sum of all upsells under its former name.
update emails
  set contents = jsonb_set(contents, '{enclosed,drawer}', to_jsonb(replace(contents #>> '{enclosed,drawer}', '-letter', '-email')))
  where contents #>> '{enclosed,drawer}' in ('order-letter', 'attraction-letter');
update emails
  set contents = jsonb_set(contents #- '{enclosed,facts,order,price,extras}', '{enclosed,facts,order,price,upsells}',
    contents #> '{enclosed,facts,order,price,extras}')
  where contents #> '{enclosed,facts,order,price,extras}' is not null;
update emails
  set contents = jsonb_set(contents #- '{enclosed,facts,correction,before,price,extras}', '{enclosed,facts,correction,before,price,upsells}',
    contents #> '{enclosed,facts,correction,before,price,extras}')
  where contents #> '{enclosed,facts,correction,before,price,extras}' is not null;
