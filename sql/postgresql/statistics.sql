-- To be run after the scripts that create tables; one statement, which can be run again at any time.
-- A table that no analyze has seen with rows in it leaves the planner to guess, and to plan the same statement again and
-- again while the table grows (docs/indexes.md). So one is seen with a row, which is gone before anybody else can see it.
do $$
declare
  called regclass;
  filled boolean;
begin
  foreach called in array array[to_regclass('MR_TASK'), to_regclass('MR_VARIABLE'), to_regclass('MR_VARIABLE_PART'),
    to_regclass('MR_IDENTITY_LINK'), to_regclass('MR_JOB'), to_regclass('MR_EVENT_SUBSCRIPTION'), to_regclass('MR_INCIDENT'),
    to_regclass('MR_EXECUTION'), to_regclass('MR_COMPENSABLE'), to_regclass('MR_PLAN_ITEM')]
  loop
    continue when called is null or exists (select from pg_stats s
      join pg_class c on c.relname = s.tablename and c.relnamespace = s.schemaname::regnamespace where c.oid = called);
    execute format('lock table %s in access exclusive mode', called);
    execute format('select exists (select from %s)', called) into filled;
    continue when filled;
    execute format('insert into %1$s select (jsonb_populate_record(null::%1$s, $1)).*', called)
      using (select jsonb_object_agg(attname, case when atttypid = 'timestamptz'::regtype then '2000-01-01' else '0' end)
        from pg_attribute where attrelid = called and attnum > 0 and not attisdropped);
    execute format('analyze %s', called);
    execute format('truncate %s', called);
  end loop;
end $$;
