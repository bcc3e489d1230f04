package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnEngine;
import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.delegate.DelegateCaseInstance;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.EngineException;
import io.millrace.common.internal.expression.access.EngineTypes;
import io.millrace.common.plugin.EngineExtensions;
import io.millrace.common.plugin.EnginePlugin;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Whether expressions of cases reach the whole engine, and what they leave at the thread. */
@DatabaseTest
class EngineInCaseExpressionsTest {

  private final Map<String, Object> beans = new HashMap<>();
  private final Map<String, Object> container = new HashMap<>();
  private final Database database;

  EngineInCaseExpressionsTest(Database database) {
    this.database = database;
  }

  private CmmnEngineConfiguration settings(CmmnEngineConfiguration configuration) {
    return configuration
        .setBeans(beans)
        .addPlugin(
            new EnginePlugin() {
              @Override
              public String getName() {
                return "container";
              }

              @Override
              public void configure(EngineExtensions extensions) {
                extensions.expressionResolver(name -> Optional.ofNullable(container.get(name)));
              }
            });
  }

  private static PlannedItem calls(String expression) {
    return task("call")
        .with("flowable:expression=\"" + expression + "\" flowable:resultVariableName=\"result\"");
  }

  @Test
  void aContainerOfBeansDoesNotGiveIt() {
    var plan = stage("plan", calls("${engine.cmmnRuntimeService}"), human("h"));
    try (var test = TestCase.of(database, this::settings, plan)) {
      container.put("engine", test.engine());
      assertThatThrownBy(() -> test.start(variables()))
          .isInstanceOf(EngineException.class)
          .hasMessageContaining("setEnableEngineInExpressions");
    }
  }

  @Test
  void whomABeanNamesIsForgottenWhenTheCallEnds() {
    var plan = stage("plan", calls("${name.get()} ${currentUser()}"), human("h"));
    try (var test = TestCase.of(database, this::settings, plan)) {
      var identity = test.engine().getIdentityService();
      Supplier<String> name =
          () -> {
            identity.setAuthenticatedUserId("kermit");
            return "named";
          };
      beans.put("name", name);
      test.start(variables());
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "result"))
          .isEqualTo("named kermit");
      name = () -> "nobody";
      beans.put("name", name);
      test.start(variables());
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "result"))
          .isEqualTo("nobody ");
    }
  }

  /** What is new in the API has to be closed, or to be no way to the engine. */
  @Test
  void eachServiceOfAnEngineLeadsToItAndNothingElseOfACaseReturnsOne() {
    var types = new EngineTypes();
    assertThat(Arrays.stream(CmmnEngine.class.getMethods()))
        .filteredOn(method -> method.getReturnType().getName().startsWith("io.millrace."))
        .hasSizeGreaterThan(8)
        .allMatch(method -> types.include(method.getReturnType()));
    for (var seen : new Class<?>[] {DelegatePlanItemInstance.class, DelegateCaseInstance.class}) {
      assertThat(seen.getMethods()).noneMatch(method -> types.include(method.getReturnType()));
    }
  }
}
