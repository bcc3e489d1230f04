package io.millrace.benchmark.report.html;

import java.util.Locale;
import java.util.Map;

/**
 * Turns the name of a figure in a file, such as {@code walBytes}, into words with the unit.
 *
 * @param name the name in the file
 */
record CostName(String name) {

  private static final Map<String, String> KNOWN =
      Map.ofEntries(
          Map.entry("instancesPerSecond", "instances/s"),
          Map.entry("p50Millis", "p50 (ms)"),
          Map.entry("p99Millis", "p99 (ms)"),
          Map.entry("jvmCpuMicros", "JVM CPU (µs)"),
          Map.entry("serverCpuMicros", "server CPU (µs)"),
          Map.entry("allocatedBytes", "heap allocated (bytes)"),
          Map.entry("gcCount", "garbage collections in the run"),
          Map.entry("gcLongestPauseMillis", "longest pause (ms)"),
          Map.entry("walBytes", "log of the database (bytes)"));

  private static final Map<String, String> UNITS =
      Map.of("Bytes", "bytes", "Micros", "µs", "Millis", "ms");

  /** Returns the words. */
  String words() {
    if (KNOWN.containsKey(name)) {
      return KNOWN.get(name);
    }
    for (Map.Entry<String, String> unit : UNITS.entrySet()) {
      if (name.endsWith(unit.getKey())) {
        String rest = name.substring(0, name.length() - unit.getKey().length());
        return spaced(rest) + " (" + unit.getValue() + ")";
      }
    }
    return spaced(name);
  }

  private static String spaced(String name) {
    return name.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT).trim();
  }
}
