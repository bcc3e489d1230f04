package io.millrace.cmmn;

import io.millrace.test.architecture.ArchitectureChecks;
import io.millrace.test.architecture.EngineRules;
import io.millrace.test.architecture.NamedExceptions;
import io.millrace.test.architecture.SharedRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ArchitectureTest {

  private static final String ROOT = "io.millrace.cmmn";

  @TestFactory
  Stream<DynamicTest> engineKeepsItsLayers() {
    var engine = EngineRules.of(ROOT, "io.millrace.bpmn");
    var shared = SharedRules.of(NamedExceptions.NONE, NamedExceptions.NONE, NamedExceptions.NONE);
    return ArchitectureChecks.of(ROOT, Stream.concat(engine.stream(), shared.stream()));
  }
}
