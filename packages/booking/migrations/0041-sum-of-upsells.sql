-- The sum of all upsells in a price is called `upsells`; what was sold or quoted before calls it `extras`.
create function pg_temp.renamed(document jsonb, price text[]) returns jsonb language sql as $$
  select jsonb_set(document #- (price || '{extras}'), price || '{upsells}', document #> (price || '{extras}'))
$$;
update orders set sold = pg_temp.renamed(sold, '{price}') where sold #> '{price,extras}' is not null;
update order_changes set replaced = pg_temp.renamed(replaced, '{price}') where replaced #> '{price,extras}' is not null;
update notices set replaced = pg_temp.renamed(replaced, '{price}') where replaced #> '{price,extras}' is not null;
update notices set sold_before = pg_temp.renamed(sold_before, '{price}') where sold_before #> '{price,extras}' is not null;
update quotes set terms = pg_temp.renamed(terms, '{price}') where terms #> '{price,extras}' is not null;
update quotes set terms = pg_temp.renamed(terms, '{sold,price}') where terms #> '{sold,price,extras}' is not null;
drop function pg_temp.renamed;
