-- Letters that are no longer true are found by the beginning of their name, whatever else waits.
create index letters_by_name on letters (once_as text_pattern_ops) where state = 'waiting';
