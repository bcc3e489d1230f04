package io.millrace.benchmark.database;

import java.util.function.Supplier;

/**
 * Where runs that must not see each other's traces get their databases: from a server of their own,
 * or one and the same given database, emptied each time. Belongs to one thread.
 *
 * @param fresh makes or names a database that holds no table of any engine; closing it removes what
 *     the run left
 * @param stop ends what was started
 */
public record Databases(Supplier<Database> fresh, Runnable stop) implements AutoCloseable {

  /**
   * Uses the same given database again and again. Tables of engines are dropped before and after
   * each use.
   *
   * @param database the database, which the run must be allowed to empty
   * @return the source
   */
  public static Databases sharing(Database database) {
    return new Databases(() -> emptied(database), database::close);
  }

  /**
   * Uses the memory of each JVM that opens the address, which is therefore fresh by itself.
   *
   * @return the source
   */
  public static Databases inMemory() {
    return new Databases(Database::inMemory, () -> {});
  }

  private static Database emptied(Database database) {
    EngineTables.dropAll(database);
    return new Database(
        database.url(), database.user(), database.password(), () -> EngineTables.dropAll(database));
  }

  @Override
  public void close() {
    stop.run();
  }
}
