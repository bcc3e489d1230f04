package io.millrace.test.database;

/** H2 in this JVM's memory; a database comes to life with its first connection. */
final class H2Server implements DatabaseServer {

  @Override
  public Database home() {
    return new Database(DatabaseKind.H2, url("millrace_home"), "sa", "");
  }

  /** Statements are kept parsed: a third of the time of a test would go into that otherwise. */
  @Override
  public String url(String database) {
    return "jdbc:h2:mem:" + database + ";DB_CLOSE_DELAY=-1;QUERY_CACHE_SIZE=512";
  }

  @Override
  public String origin() {
    return "";
  }

  @Override
  public void close() {
    // its databases go with the JVM, or one by one when they are dropped
  }
}
