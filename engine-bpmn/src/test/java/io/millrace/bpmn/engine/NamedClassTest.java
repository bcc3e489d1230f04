package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.BpmnBuilder;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DelegateException;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.test.conformance.Covers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A class that a model names runs no code before it is known to be of the type that is wanted. */
@EngineTest
class NamedClassTest {

  private static final List<String> TOUCHED = new ArrayList<>();

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

  /** Is named in a deployment that checks its delegates. */
  public static final class Unused implements JavaDelegate {
    static {
      TOUCHED.add("initialized");
    }

    @Override
    public void execute(DelegateExecution execution) {
      TOUCHED.add("executed");
    }
  }

  /** Is named in a deployment that checks its delegates, and is none. */
  public static final class Unrelated {
    static {
      TOUCHED.add("initialized");
    }
  }

  /** Is named in a migration that is checked. */
  public static final class Migrated {
    static {
      TOUCHED.add("initialized");
    }
  }

  /** Cannot be initialized. */
  public static final class Unprepared implements JavaDelegate {
    private static final int NUMBER = Integer.parseInt("none");

    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("number", NUMBER);
    }
  }

  static Stream<Arguments> places() {
    var name = Stranger.class.getName();
    return Stream.of(
        Arguments.of(
            "JavaDelegate",
            process("order").serviceTask("place", t -> t.attribute("flowable:class", name))),
        Arguments.of(
            "JavaDelegate",
            process("order")
                .activity("sendTask", "place", t -> t.attribute("flowable:class", name))),
        Arguments.of(
            "ExecutionListener",
            process("order")
                .activity(
                    "task",
                    "place",
                    t ->
                        t.extension(
                            "flowable:executionListener", "event", "start", "class", name))),
        Arguments.of(
            "TaskListener",
            process("order")
                .userTask(
                    "place",
                    t -> t.extension("flowable:taskListener", "event", "create", "class", name))),
        Arguments.of(
            "DelegateVariableMapping",
            process("order")
                .callActivity(
                    "place", "order", t -> t.attribute("camunda:variableMappingClass", name))),
        Arguments.of(
            "CollectionHandler",
            process("order")
                .userTask(
                    "place",
                    t ->
                        t.multiInstance(
                            loop ->
                                loop.attribute("flowable:elementVariable", "one")
                                    .extension(
                                        "flowable:collection",
                                        c ->
                                            c.attribute("class", name)
                                                .child("flowable:string", "a"))))),
        Arguments.of(
            "VariableAggregator",
            process("order")
                .activity(
                    "task",
                    "place",
                    t ->
                        t.multiInstance(
                            loop ->
                                loop.cardinality(2)
                                    .extension(
                                        "flowable:variableAggregation",
                                        a ->
                                            a.attribute("target", "all")
                                                .attribute("class", name))))));
  }

  @Covers("70 service task")
  @ParameterizedTest
  @MethodSource("places")
  void aClassOfAnotherTypeIsNeitherInitializedNorConstructed(
      String type, BpmnBuilder process, TestEngine engine) {
    engine.deploy(process);

    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'" + Stranger.class.getName() + "'")
        .hasMessageContaining("'place'")
        .hasMessageContaining(type);
    assertThat(TOUCHED).isEmpty();
  }

  @Covers("135 listener of the engine in a model")
  @Test
  void norIsOneThatListensToTheEngine(TestEngine engine) {
    engine.deploy(
        process("order")
            .extension("flowable:eventListener", "class", Stranger.class.getName())
            .userTask("pay"));

    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("EngineEventListener");
    assertThat(TOUCHED).isEmpty();
  }

  @Test
  void aCheckAtDeploymentInitializesNothing(TestEngine engine) {
    var file =
        process("order")
            .serviceTask("good", Unused.class)
            .serviceTask("bad", t -> t.attribute("flowable:class", Unrelated.class.getName()));
    var deployment =
        engine
            .engine()
            .getRepositoryService()
            .createDeployment()
            .addBytes(file.resourceName(), file.toBytes())
            .validateDelegates();

    var refused = catchThrowableOfType(DeploymentException.class, deployment::deploy);

    assertThat(refused.problems()).extracting(Problem::elementId).containsExactly("bad");
    assertThat(TOUCHED).isEmpty();
  }

  @Test
  void aCheckAtDeploymentKnowsThatADelegateMayListen(TestEngine engine) {
    var file =
        process("order")
            .activity(
                "task",
                "a",
                t ->
                    t.extension(
                        "flowable:executionListener",
                        "event",
                        "start",
                        "class",
                        Unused.class.getName()));
    engine
        .engine()
        .getRepositoryService()
        .createDeployment()
        .addBytes(file.resourceName(), file.toBytes())
        .validateDelegates()
        .deploy();

    engine.start("order");

    assertThat(TOUCHED).contains("executed");
  }

  @Covers("150 migration to another version")
  @Test
  void aMigrationNamesAClassThatIsNoDelegateBeforeItBegins(TestEngine engine) {
    var migrating = new Migrating(engine);
    engine.deploy(process("order").userTask("a"));
    var order = engine.start("order");
    var target = migrating.version(process("order").userTask("a"));

    var found =
        migrating
            .to(target)
            .preUpgradeJavaDelegate(Migrated.class.getName())
            .validateMigration(order.getId());

    assertThat(found.getValidationMessages())
        .singleElement()
        .asString()
        .contains(Migrated.class.getName(), JavaDelegate.class.getName());
    assertThat(TOUCHED).isEmpty();
  }

  @Test
  void aDelegateThatCannotBeInitializedSaysWhy(TestEngine engine) {
    engine.deploy(process("order").serviceTask("place", Unprepared.class));

    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining(Unprepared.class.getName())
        .hasMessageContaining("'place'")
        .hasMessageContaining("NumberFormatException")
        .hasMessageContaining("static parts");
  }
}
