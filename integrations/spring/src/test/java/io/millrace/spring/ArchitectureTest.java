package io.millrace.spring;

import io.millrace.test.architecture.ArchitectureChecks;
import io.millrace.test.architecture.IntegrationRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class ArchitectureTest {

  private static final String ROOT = "io.millrace.spring";

  @TestFactory
  Stream<DynamicTest> standsOnThePublicApiAlone() {
    return ArchitectureChecks.of(ROOT, IntegrationRules.of(ROOT).stream());
  }
}
