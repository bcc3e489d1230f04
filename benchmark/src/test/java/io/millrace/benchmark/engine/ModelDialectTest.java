package io.millrace.benchmark.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.benchmark.engine.ModelDialect.SignalScope;
import io.millrace.benchmark.scenario.Scenario;
import io.millrace.benchmark.scenario.Scenarios;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ModelDialectTest {

  @Test
  void attributesAndDelegatesAreThoseOfTheEngine() {
    Model model =
        new ModelDialect("http://flowable.org/bpmn", "their.adapter", SignalScope.ATTRIBUTE)
            .apply(Scenarios.named("manyVariables").model());

    assertThat(model.resourceName()).isEqualTo("manyVariables.bpmn20.xml");
    assertThat(model.xml())
        .contains("xmlns:millrace=\"http://flowable.org/bpmn\"")
        .contains("millrace:class=\"their.adapter.VariableDelegate\"")
        .doesNotContain("io.millrace.benchmark.delegate");
  }

  @Test
  void aSignalWithinAnInstanceKeepsItsScope() {
    Model model = Scenarios.named("terminateUserTasks").model();

    assertThat(new ModelDialect("urn:x", "d", SignalScope.ATTRIBUTE).apply(model).xml())
        .contains(
            "<signal id=\"withdrawn\" name=\"withdrawn\" millrace:scope=\"processInstance\"/>");
    assertThat(new ModelDialect("urn:x", "d", SignalScope.NAME).apply(model).xml())
        .contains("<signal id=\"withdrawn\" name=\"withdrawn-${execution.processInstanceId}\"/>");
  }

  @Test
  void modelsOfAnotherEngineAreRewrittenToo() {
    Model model =
        new Model(
            "x",
            "<definitions xmlns:flowable=\"http://flowable.org/bpmn\">"
                + "<serviceTask flowable:class=\"org.flowable.NoopDelegate\"/></definitions>");

    assertThat(new ModelDialect("urn:x", "d", SignalScope.NAME).apply(model).xml())
        .isEqualTo(
            "<definitions xmlns:flowable=\"urn:x\">"
                + "<serviceTask flowable:class=\"d.NoopDelegate\"/></definitions>");
  }

  @Test
  void theLastStepIsAnnouncedByTheEnginesOwnDelegate() {
    Model model =
        new ModelDialect("urn:x", "their.adapter", SignalScope.NAME)
            .apply(Scenarios.named("asyncFanOut").model());

    assertThat(model.xml())
        .contains("millrace:class=\"their.adapter.LastStepDelegate\"")
        .contains("millrace:async=\"true\" millrace:exclusive=\"false\"")
        .doesNotContain("io.millrace.benchmark.delegate");
  }

  @ParameterizedTest
  @MethodSource("io.millrace.benchmark.scenario.Scenarios#all")
  void nothingElseChanges(Scenario scenario) {
    Model model = scenario.model();

    assertThat(
            new ModelDialect(
                    "http://millrace.io/schema/bpmn",
                    "io.millrace.benchmark.delegate",
                    SignalScope.ATTRIBUTE)
                .apply(model))
        .isEqualTo(model);
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "AUDIT", "FULL"})
  void levelsThatAllEnginesShareKeepTheirName(History level) {
    assertThat(level.amongNoneAuditFull()).isEqualTo(level.toString());
  }
}
