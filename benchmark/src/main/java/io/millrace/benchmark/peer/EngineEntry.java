package io.millrace.benchmark.peer;

import io.millrace.benchmark.measure.Point;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * An engine that can be measured.
 *
 * @param name what the command line and the reports call it
 * @param factory the name of the class that opens it
 * @param classPath finds the class path of its process; throws {@link EngineNotBuiltException} if
 *     the build has not made it
 * @param runs tells which points it can run
 */
public record EngineEntry(
    String name, String factory, Supplier<String> classPath, Predicate<Point> runs) {

  /**
   * Names an engine that can run every point.
   *
   * @param name what the command line and the reports call it
   * @param factory the name of the class that opens it
   * @param classPath finds the class path of its process
   */
  public EngineEntry(String name, String factory, Supplier<String> classPath) {
    this(name, factory, classPath, point -> true);
  }
}
