package io.millrace.test.database;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * MariaDB with Galera from the system's packages; no jar of binaries holds both.
 *
 * @param ports where this node listens
 * @param members the addresses of the nodes that are there already; empty for the first one
 */
record GaleraBinaries(GaleraPorts ports, String members) implements ServerBinaries {

  private static final Path SERVER = Path.of("/usr/sbin/mariadbd");
  private static final Path PROVIDER = Path.of("/usr/lib/galera/libgalera_smm.so");
  private static final List<Path> NEEDED =
      List.of(
          SERVER,
          PROVIDER,
          Path.of("/usr/bin/mariadb-install-db"),
          Path.of("/usr/bin/wsrep_sst_rsync"),
          Path.of("/usr/bin/rsync"));

  /** Each test JVM may have its own cluster, and none needs much memory. */
  private static final String SMALL_CACHE = "gcache.size=32M";

  @Override
  public DatabaseKind kind() {
    return DatabaseKind.MARIADB;
  }

  @Override
  public String obstacle() {
    return NEEDED.stream()
        .filter(file -> !Files.exists(file))
        .findFirst()
        .map(
            file ->
                "There is no "
                    + file
                    + ": install it with 'apt-get install mariadb-server galera-4 rsync' (Debian)"
                    + " or what provides it on your system.")
        .orElse("");
  }

  @Override
  public List<String> initialization(Path data) {
    return List.of(
        "/usr/bin/mariadb-install-db",
        "--no-defaults",
        "--basedir=/usr",
        "--datadir=" + data,
        MysqlOptions.ownTemporaryFiles(data),
        "--auth-root-authentication-method=normal",
        "--skip-test-db");
  }

  @Override
  public List<String> server(Path data, int port, Durability durability) {
    return MysqlOptions.of(
        SERVER.toString(),
        Path.of("/usr"),
        data,
        port,
        durability,
        List.of(
            "--innodb-autoinc-lock-mode=2",
            "--binlog-format=ROW",
            "--wsrep-on=ON",
            "--wsrep-provider=" + PROVIDER,
            "--wsrep-provider-options=" + providerOptions(),
            "--wsrep-cluster-name=millrace",
            "--wsrep-cluster-address=gcomm://" + members,
            "--wsrep-node-address=127.0.0.1",
            "--wsrep-slave-threads=2",
            "--wsrep-sst-method=rsync",
            "--wsrep-sst-receive-address=127.0.0.1:" + ports.stateTransfer()));
  }

  private String providerOptions() {
    return String.join(
        ";",
        SMALL_CACHE,
        "pc.weight=" + weight(),
        "gmcast.listen_addr=tcp://" + ports.groupAddress(),
        "ist.recv_addr=127.0.0.1:" + ports.catchUp());
  }

  /** The first one has the majority, so that it goes on alone when the other one is gone. */
  private int weight() {
    return members.isEmpty() ? 2 : 1;
  }

  @Override
  public String stopSignal() {
    return "KILL";
  }

  @Override
  public Database home(int port) {
    return new Database(kind(), ServerUrls.mysql("127.0.0.1", port, "mysql"), "root", "");
  }
}
