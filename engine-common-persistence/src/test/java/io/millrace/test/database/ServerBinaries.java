package io.millrace.test.database;

import java.nio.file.Path;
import java.util.List;

/** How one product's server is prepared and started from its binaries. */
interface ServerBinaries {

  /** The product. */
  DatabaseKind kind();

  /** Why these binaries cannot run on this machine and what helps; empty if they can. */
  String obstacle();

  /** The command that makes an empty server in a data directory that does not exist yet. */
  List<String> initialization(Path data);

  /**
   * The command that runs the server; it listens on the port of this machine's loop-back address
   * only.
   */
  List<String> server(Path data, int port, Durability durability);

  /**
   * The signal that ends the server at once, without waiting for clients or writing what will be
   * deleted.
   */
  String stopSignal();

  /** The database to log in to. */
  Database home(int port);
}
