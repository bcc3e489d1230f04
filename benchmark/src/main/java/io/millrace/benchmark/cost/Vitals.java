package io.millrace.benchmark.cost;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.OptionalLong;

/**
 * What shows, during a long run, whether something grows that should not.
 *
 * @param heapBytes what the last garbage collections left in the heap; zero before the first
 * @param threads the threads of this JVM
 * @param connections the connections to the database, empty if it does not tell
 * @param runtimeRows the rows of all tables without history, empty if the database does not tell
 */
public record Vitals(
    long heapBytes, int threads, OptionalLong connections, OptionalLong runtimeRows) {

  /**
   * Looks.
   *
   * @param probe asks the database
   * @return what is the case now
   */
  public static Vitals of(DatabaseProbe probe) {
    return new Vitals(
        heapAfterCollection(),
        ManagementFactory.getThreadMXBean().getThreadCount(),
        probe.connections(),
        probe.runtimeRows());
  }

  private static long heapAfterCollection() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(MemoryPoolMXBean::getCollectionUsage)
        .filter(usage -> usage != null)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }
}
