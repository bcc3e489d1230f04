package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DelegateException;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A class that a case names runs no code before it is known to be of the type that is wanted. */
@DatabaseTest
class NamedClassTest {

  private static final List<String> TOUCHED = new ArrayList<>();

  private final Database database;

  NamedClassTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void nothingIsTouched() {
    TOUCHED.clear();
  }

  /** Is on the class path, and has nothing to do with the engine. */
  public static final class Stranger {
    static {
      TOUCHED.add("initialized");
    }

    /** Says that it was called. */
    public Stranger() {
      TOUCHED.add("constructed");
    }
  }

  @Covers("60 plan item lifecycle listener")
  @ParameterizedTest
  @CsvSource({
    "flowable:planItemLifecycleListener, targetState='active', PlanItemInstanceLifecycleListener",
    "flowable:taskListener, event='create', TaskListener",
    "camunda:variableListener, event='create', CaseVariableListener"
  })
  void aListenerOfAnotherTypeIsNeitherInitializedNorConstructed(
      String listener, String when, String type) {
    var plan =
        """
        <planItem id="a" definitionRef="task"/>
        <humanTask id="task"><extensionElements>
          <%s %s class="%s"/>
        </extensionElements></humanTask>
        """
            .formatted(listener, when, Stranger.class.getName());

    assertRefused(TestCase.file("", "", plan), type);
  }

  @Covers("61 case lifecycle listener")
  @Test
  void norIsOneOfTheCase() {
    var content =
        "<extensionElements><flowable:caseLifecycleListener class=\"%s\"/></extensionElements>"
            .formatted(Stranger.class.getName());
    var plan = "<planItem id=\"a\" definitionRef=\"task\"/><humanTask id=\"task\"/>";

    assertRefused(TestCase.file("", content, plan), "CaseInstanceLifecycleListener");
  }

  @Test
  void norIsTheDelegateOfATask() {
    var plan =
        """
        <planItem id="a" definitionRef="task"/>
        <task id="task" flowable:type="java" flowable:class="%s"/>
        """
            .formatted(Stranger.class.getName());

    assertRefused(TestCase.file("", "", plan), "PlanItemJavaDelegate");
  }

  private void assertRefused(String file, String type) {
    try (var test = TestCase.ofFile(database, file)) {
      assertThatThrownBy(() -> startAndSetAVariableOfTheTask(test.runtime()))
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining(Stranger.class.getName())
          .hasMessageContaining(type);
      assertThat(TOUCHED).isEmpty();
    }
  }

  private static void startAndSetAVariableOfTheTask(CmmnRuntimeService runtime) {
    runtime.createCaseInstanceBuilder().caseDefinitionKey("case").start();
    var task = runtime.createPlanItemInstanceQuery().planItemInstanceElementId("a").singleResult();
    runtime.setLocalVariable(task.getId(), "x", 1);
  }
}
