package io.millrace.test.database;

import java.util.OptionalLong;

/** A running database server, whoever started it. */
interface DatabaseServer extends AutoCloseable {

  /** The database that exists from the start, from which others are created. */
  Database home();

  /** The JDBC URL of the database of that name on this server. */
  String url(String database);

  /**
   * Where the server comes from, in words for the closing line of a build; empty for one inside
   * this JVM.
   */
  String origin();

  /** The server's first process, if it runs on this machine and was started here. */
  default OptionalLong pid() {
    return OptionalLong.empty();
  }

  @Override
  void close();
}
