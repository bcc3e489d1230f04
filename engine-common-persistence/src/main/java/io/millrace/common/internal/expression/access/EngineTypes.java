package io.millrace.common.internal.expression.access;

import java.util.Set;

/**
 * Which types lead to the whole engine: the engines, their services, configuration, clock and event
 * registry. Whoever holds one of them reaches the data of every instance and tenant. Thread-safe.
 */
public final class EngineTypes {

  private static final Set<String> NAMED =
      Set.of(
          "io.millrace.common.EngineClock",
          "io.millrace.common.EngineConfiguration",
          "io.millrace.common.eventregistry.EventRegistry",
          "io.millrace.common.transaction.TransactionalEngine");

  /** Where the services of the engines are. */
  private static final Set<String> SERVICES =
      Set.of("io.millrace.bpmn", "io.millrace.cmmn", "io.millrace.common.identity");

  private final ClassValue<Boolean> known =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return Supertypes.of(type).stream().anyMatch(EngineTypes::isNamed);
        }
      };

  /** Tells whether an object of this class leads to the whole engine. */
  public boolean include(Class<?> type) {
    return known.get(type);
  }

  private static boolean isNamed(Class<?> type) {
    return NAMED.contains(type.getName())
        || SERVICES.contains(type.getPackageName()) && type.getSimpleName().endsWith("Service");
  }
}
