package io.millrace.test.database;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line that MySQL and MariaDB have in common. */
final class MysqlOptions {

  private MysqlOptions() {}

  /** The command that runs the server; the isolation level stays what the product's default is. */
  static List<String> of(
      String program, Path base, Path data, int port, Durability durability, List<String> more) {
    var line = new ArrayList<String>();
    line.add(program);
    line.add("--no-defaults");
    line.add("--basedir=" + base);
    line.add("--datadir=" + data);
    line.add(ownTemporaryFiles(data));
    line.add("--port=" + port);
    line.add("--bind-address=127.0.0.1");
    line.add("--socket=" + data.resolveSibling("server.sock"));
    line.add("--pid-file=" + data.resolveSibling("server.pid"));
    line.add("--max-connections=300");
    line.add("--character-set-server=utf8mb4");
    line.add("--default-time-zone=+00:00");
    line.add("--innodb-buffer-pool-size=256M");
    line.addAll(durability == Durability.DURABLE ? durable() : fast());
    line.addAll(more);
    return line;
  }

  /**
   * A server that starts deletes the temporary files that it finds, also those of another that
   * runs, so each has a directory of its own for them.
   */
  static String ownTemporaryFiles(Path data) {
    return "--tmpdir=" + data.getParent();
  }

  private static List<String> durable() {
    return List.of(
        "--innodb-flush-log-at-trx-commit=1", "--sync-binlog=1", "--innodb-doublewrite=1");
  }

  private static List<String> fast() {
    return List.of(
        "--innodb-flush-log-at-trx-commit=0", "--skip-log-bin", "--innodb-doublewrite=0");
  }
}
