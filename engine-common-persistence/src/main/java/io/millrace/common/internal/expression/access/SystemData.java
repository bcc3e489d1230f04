package io.millrace.common.internal.expression.access;

import java.util.Map;

/** What the JVM knows of its machine, which containers publish as maps beside the beans. */
final class SystemData {

  private SystemData() {}

  /** Tells whether a value is the properties of the system or its environment. */
  static boolean includes(Object value) {
    return value instanceof Map<?, ?>
        && (value == System.getProperties() || value == System.getenv());
  }
}
