package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.transaction.TransactionListener;
import io.millrace.common.transaction.TransactionState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whom code names that a command calls is forgotten when the command ends. */
@EngineTest
class UserWithinCommandTest {

  private final List<String> seen = new ArrayList<>();

  @BeforeEach
  void deploy(TestEngine engine) {
    JavaDelegate name = execution -> name(engine, "kermit");
    JavaDelegate look = execution -> seen.add((String) execution.getVariable("user"));
    JavaDelegate fail =
        execution -> {
          throw new IllegalStateException("on purpose");
        };
    JavaDelegate late = execution -> atTheEnd(execution, engine);
    TaskListener listener = task -> name(engine, "piggy");
    engine.bean("name", name);
    engine.bean("look", look);
    engine.bean("fail", fail);
    engine.bean("late", late);
    engine.bean("listener", listener);
    engine.deploy(
        process("names")
            .serviceTask("name", t -> t.delegateExpression("${name}"))
            .serviceTask("say", t -> t.expression("${currentUser()}").resultVariable("user"))
            .serviceTask("look", t -> t.delegateExpression("${look}"))
            .userTask("wait", t -> t.taskListener("create", "${listener.notify(task)}")),
        process("says")
            .serviceTask("say", t -> t.expression("${currentUser()}").resultVariable("user"))
            .serviceTask("look", t -> t.delegateExpression("${look}")),
        process("fails")
            .serviceTask("name", t -> t.delegateExpression("${name}"))
            .serviceTask("fail", t -> t.delegateExpression("${fail}")),
        process("works").serviceTask("name", t -> t.delegateExpression("${name}").asyncBefore()),
        process("ends").serviceTask("late", t -> t.delegateExpression("${late}")));
  }

  @AfterEach
  void nameNobody(TestEngine engine) {
    name(engine, null);
  }

  private static void name(TestEngine engine, String user) {
    engine.engine().getIdentityService().setAuthenticatedUserId(user);
  }

  private static void atTheEnd(DelegateScope scope, TestEngine engine) {
    TransactionListener naming = context -> name(engine, "rowlf");
    scope.addTransactionListener(TransactionState.COMMITTED, naming);
  }

  @Test
  void theCommandEndsItForTheThread(TestEngine engine) {
    // given nobody, and then somebody whom the application names
    engine.start("names");
    engine.start("says");
    name(engine, "gonzo");
    engine.start("names");
    engine.start("says");
    // then
    assertThat(seen).containsExactly("kermit", null, "kermit", "gonzo");
  }

  @Test
  void soDoFailuresJobsAndListenersOfTheTransaction(TestEngine engine) {
    assertThatThrownBy(() -> engine.start("fails")).hasMessageContaining("on purpose");
    engine.start("says");
    engine.start("works");
    engine.runDueJobs();
    engine.start("says");
    engine.start("ends");
    engine.start("says");
    assertThat(seen).containsExactly(null, null, null);
  }
}
