package io.millrace.benchmark.micro;

import io.millrace.benchmark.database.Database;
import io.millrace.benchmark.engine.EngineSettings;
import io.millrace.benchmark.engine.EngineUnderTest;
import io.millrace.benchmark.engine.History;
import io.millrace.benchmark.engine.MillraceEngine;
import io.millrace.benchmark.scenario.Scenarios;

/** Starts Millrace on H2 in the memory of this JVM, on empty tables that go when it is closed. */
final class MemoryEngine {

  private static final int CONNECTIONS = 2;

  private MemoryEngine() {}

  static EngineUnderTest open(History history) {
    return MillraceEngine.open(
        new EngineSettings(Database.inMemory(), history, CONNECTIONS, false));
  }

  static EngineUnderTest open(History history, String process) {
    EngineUnderTest engine = open(history);
    engine.deploy(Scenarios.named(process).model());
    return engine;
  }
}
