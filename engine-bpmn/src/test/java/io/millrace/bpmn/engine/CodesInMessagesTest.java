package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.bpmn.test.Trigger;
import io.millrace.common.DeploymentException;
import io.millrace.common.EngineException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A message says its code once, also where it quotes the message of another exception. */
@EngineTest
class CodesInMessagesTest {

  private static final Pattern CODE = Pattern.compile("\\b(MR-\\d{4}|BPMN-\\d{3})\\b");

  /** Calls the engine in vain and goes on as if nothing had happened. */
  public static final class Careless {

    /** Fails half way, after a variable was set. */
    public void pay(DelegateExecution execution) {
      var runtime = execution.getProcessEngine().getRuntimeService();
      try {
        runtime.startProcessInstanceByKey("failing");
      } catch (EngineException ignored) {
        execution.setVariable("failed", true);
      }
    }
  }

  private static List<String> codes(String message) {
    return CODE.matcher(message).results().map(found -> found.group()).toList();
  }

  private static void assertOneCode(Throwable failure, String... quoted) {
    assertThat(failure).isInstanceOf(EngineException.class).hasMessageContainingAll(quoted);
    assertThat(codes(failure.getMessage())).containsExactly(((EngineException) failure).code());
  }

  @Test
  void aVariableThatCannotBeStoredIsToldWithOneCode(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    var loop = new ArrayList<Object>();
    loop.add(loop);
    assertOneCode(
        catchThrowable(() -> engine.start("order", Map.of("loop", loop))), "variable 'loop'");
  }

  @Test
  void aTimeThatIsNoneIsToldWithOneCode(TestEngine engine) {
    engine.deploy(process("order").catchEvent("wait", Trigger.timerDuration("${when}")));
    assertOneCode(
        catchThrowable(() -> engine.start("order", Map.of("when", "1 hour"))),
        "timer event 'wait'",
        "1 hour");
  }

  @Test
  void aUnitOfWorkThatCannotBeCommittedQuotesWhyWithoutItsCode(TestEngine engine) {
    engine.bean("careless", new Careless());
    engine.deploy(
        process("order").serviceTask("pay", n -> n.expression("${careless.pay(execution)}")),
        process("failing").serviceTask("fail", n -> n.expression("${nobody}")));
    assertOneCode(catchThrowable(() -> engine.start("order")), "cannot be committed", "${nobody}");
  }

  @Test
  void aProblemOfAModelHasItsOwnCodeOnly(TestEngine engine) {
    var failure =
        catchThrowable(
            () -> engine.deploy(process("order").userTask("pay", n -> n.assignee("${1 +}"))));
    assertThat(failure).isInstanceOf(DeploymentException.class);
    var problems = ((DeploymentException) failure).problems();
    assertThat(problems).isNotEmpty();
    assertThat(problems).allSatisfy(p -> assertThat(codes(p.toString())).containsExactly(p.code()));
  }
}
