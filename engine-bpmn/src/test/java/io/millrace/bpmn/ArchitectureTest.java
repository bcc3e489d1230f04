package io.millrace.bpmn;

import io.millrace.test.architecture.ArchitectureChecks;
import io.millrace.test.architecture.EngineRules;
import io.millrace.test.architecture.NamedExceptions;
import io.millrace.test.architecture.SharedRules;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ArchitectureTest {

  private static final String ROOT = "io.millrace.bpmn";

  private static final NamedExceptions USERS_OF_SQL =
      new NamedExceptions(
          Map.of(
              "io.millrace.bpmn.internal.ProcessEngineImpl",
              "passes on the connection that the application hands in"));

  @TestFactory
  Stream<DynamicTest> engineKeepsItsLayers() {
    var engine = EngineRules.of(ROOT, "io.millrace.cmmn");
    var shared = SharedRules.of(USERS_OF_SQL, NamedExceptions.NONE, NamedExceptions.NONE);
    return ArchitectureChecks.of(ROOT, Stream.concat(engine.stream(), shared.stream()));
  }
}
