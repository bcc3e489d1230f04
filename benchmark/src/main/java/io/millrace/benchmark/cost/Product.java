package io.millrace.benchmark.cost;

import java.util.List;

/**
 * How to ask the databases that tell what was written.
 *
 * @param writeAhead the bytes of the log so far
 * @param rows the rows written so far; each query that the server knows gives its share
 * @param disk the bytes of the files so far, or null
 * @param connections the number of connections to this database
 * @param pause a statement that lasts some hundredths of a second, where the counters of a
 *     connection are added to those of the server only when it ends; null if all are always there
 */
record Product(
    Figures writeAhead, List<Figures> rows, Figures disk, String connections, String pause) {

  private static final String HISTORY = "(^|_)hi_";

  private static final Product POSTGRESQL =
      new Product(
          new Figures("select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')", Cost.WAL_BYTES),
          List.of(
              new Figures(
                  "select sum(n_tup_ins), sum(n_tup_upd), sum(n_tup_del),"
                      + " coalesce(sum(n_tup_ins) filter (where relname ~* '"
                      + HISTORY
                      + "'), 0)"
                      + " from pg_stat_user_tables where schemaname = any (current_schemas(false))",
                  Cost.ROWS_INSERTED,
                  Cost.ROWS_UPDATED,
                  Cost.ROWS_DELETED,
                  Cost.HISTORY_ROWS_INSERTED)),
          new Figures(
              "select sum(pg_total_relation_size(relid)) filter (where relname !~* '"
                  + HISTORY
                  + "'),"
                  + " coalesce(sum(pg_total_relation_size(relid)) filter (where relname ~* '"
                  + HISTORY
                  + "'), 0), pg_database_size(current_database())"
                  + " from pg_stat_user_tables where schemaname = any (current_schemas(false))",
              Cost.RUNTIME_DISK_BYTES,
              Cost.HISTORY_DISK_BYTES,
              Cost.DISK_BYTES),
          "select count(*) from pg_stat_activity"
              + " where datname = current_database() and pid <> pg_backend_pid()"
              + " and backend_type = 'client backend'",
          "select pg_sleep(0.05)");

  private static final Product MYSQL = ofMysql("Innodb_rows_", "innodb_tablespaces");
  private static final Product MARIADB = ofMysql("Handler_", "innodb_sys_tablespaces");
  private static final Product H2 =
      new Product(
          null, List.of(), null, "select count(*) - 1 from information_schema.sessions", null);

  /**
   * The product behind a name and version that a driver tells; one that tells nothing if unknown.
   */
  static Product of(String name, String version) {
    if (name.equals("PostgreSQL")) {
      return POSTGRESQL;
    }
    if (version.contains("MariaDB")) {
      return MARIADB;
    }
    return name.equals("MySQL") ? MYSQL : H2;
  }

  /** MariaDB counts temporary tables apart and rows by handler; MySQL does neither. */
  private static Product ofMysql(String rows, String tablespaces) {
    boolean handlers = rows.equals("Handler_");
    String history = "lower(name) regexp '[/_]hi_'";
    return new Product(
        new Figures(status("Innodb_os_log_written"), Cost.WAL_BYTES),
        List.of(
            new Figures(status(rows + (handlers ? "write" : "inserted")), Cost.ROWS_INSERTED),
            new Figures(status(rows + (handlers ? "update" : "updated")), Cost.ROWS_UPDATED),
            new Figures(status(rows + (handlers ? "delete" : "deleted")), Cost.ROWS_DELETED)),
        new Figures(
            "select sum(case when "
                + history
                + " then 0 else file_size end), sum(case when "
                + history
                + " then file_size else 0 end),"
                + " sum(file_size) from information_schema."
                + tablespaces
                + " where name like concat(database(), '/%')",
            Cost.RUNTIME_DISK_BYTES,
            Cost.HISTORY_DISK_BYTES,
            Cost.DISK_BYTES),
        "select count(*) from information_schema.processlist"
            + " where db = database() and id <> connection_id()",
        null);
  }

  private static String status(String name) {
    return "show global status like '" + name + "'";
  }
}
