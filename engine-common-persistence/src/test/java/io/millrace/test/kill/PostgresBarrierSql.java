package io.millrace.test.kill;

import io.millrace.test.kill.Point.Event;
import java.util.ArrayList;
import java.util.List;

/** PostgreSQL, where a deferred trigger runs in the commit. */
final class PostgresBarrierSql implements BarrierSql {

  private static final String FUNCTION =
      """
      create function barrier_wait() returns trigger language plpgsql as $$
      begin
        perform 1 from BARRIER where PLACE = tg_argv[0] for share;
        return coalesce(new, old);
      end $$
      """;

  @Override
  public List<String> creation(List<String> tables) {
    var all = new ArrayList<String>();
    all.add("create table BARRIER (PLACE varchar(100) primary key)");
    all.add(FUNCTION);
    for (var table : tables) {
      for (var event : Event.values()) {
        var before = new Point(event, table, false);
        var commit = before.andCommit();
        all.add("insert into BARRIER values ('" + before.row() + "'), ('" + commit.row() + "')");
        all.add(
            ("create trigger B_%2$s_%1$s before %2$s on %1$s for each row"
                    + " execute function barrier_wait('%3$s')")
                .formatted(table, event, before.row()));
        all.add(
            ("create constraint trigger C_%2$s_%1$s after %2$s on %1$s deferrable initially"
                    + " deferred for each row execute function barrier_wait('%3$s')")
                .formatted(table, event, commit.row()));
      }
    }
    return all;
  }

  @Override
  public List<String> removal() {
    return List.of("drop function barrier_wait cascade", "drop table BARRIER");
  }

  @Override
  public String waiting() {
    return "select pid, xact_start::text from pg_stat_activity where wait_event_type = 'Lock' and datname ="
        + " current_database()";
  }

  @Override
  public long pauseNanos() {
    return 0;
  }

  @Override
  public String kill(long session, Kill what) {
    var function = what == Kill.SESSION ? "pg_terminate_backend" : "pg_cancel_backend";
    return "select " + function + "(" + session + ")";
  }
}
