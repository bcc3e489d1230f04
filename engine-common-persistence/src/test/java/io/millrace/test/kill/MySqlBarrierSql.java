package io.millrace.test.kill;

import io.millrace.test.kill.Point.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * MySQL and MariaDB, where no trigger runs in a commit. A session is held behind the row it has
 * written: MariaDB checks rows that are copied before it lets a trigger see them.
 */
final class MySqlBarrierSql implements BarrierSql {

  private final List<String> triggers = new ArrayList<>();

  @Override
  public List<String> creation(List<String> tables) {
    var all = new ArrayList<String>();
    all.add("create table BARRIER (PLACE varchar(100) primary key) engine=InnoDB");
    for (var table : tables) {
      for (var event : Event.values()) {
        var row = new Point(event, table, false).row();
        var trigger = "B_" + event + "_" + table;
        triggers.add(trigger);
        all.add("insert into BARRIER values ('" + row + "')");
        all.add(
            ("create trigger %s after %s on %s for each row begin declare held varchar(100);"
                    + " select PLACE into held from BARRIER where PLACE = '%s' lock in share mode;"
                    + " end")
                .formatted(trigger, event, table, row));
      }
    }
    return all;
  }

  @Override
  public List<String> removal() {
    var all = new ArrayList<String>();
    triggers.forEach(trigger -> all.add("drop trigger " + trigger));
    all.add("drop table BARRIER");
    return all;
  }

  @Override
  public String waiting() {
    return "select t.trx_mysql_thread_id, t.trx_id from information_schema.innodb_trx t join"
        + " information_schema.processlist p on p.ID = t.trx_mysql_thread_id where t.trx_state ="
        + " 'LOCK WAIT' and p.DB = database()";
  }

  /** InnoDB shows what it showed before to whoever asks again within a tenth of a second. */
  @Override
  public long pauseNanos() {
    return TimeUnit.MILLISECONDS.toNanos(120);
  }

  @Override
  public String kill(long session, Kill what) {
    return (what == Kill.SESSION ? "kill " : "kill query ") + session;
  }
}
