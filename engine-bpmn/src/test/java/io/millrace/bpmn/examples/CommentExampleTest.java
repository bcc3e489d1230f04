package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import org.junit.jupiter.api.Test;

@EngineTest
class CommentExampleTest {

  @Test
  void whatIsSaidStaysWithTheInstance(TestEngine test) {
    test.deploy(process("order").userTask("pay"));
    var order = test.start("order");
    var task = test.task(order, "pay");
    var engine = test.engine();
    var said = new StringBuilder();

    engine.getIdentityService().setAuthenticatedUserId("kermit");
    var tasks = engine.getTaskService();
    tasks.addComment(task.getId(), null, "They asked for another week."); // by kermit, now
    tasks.addComment(null, order.getId(), "legal", "Contract checked."); // the instance, a type
    tasks.complete(task.getId());
    for (var comment : tasks.getProcessInstanceComments(order.getId())) { // oldest first
      said.append(comment.getUserId() + ": " + comment.getFullMessage() + "\n");
    }

    engine.getIdentityService().setAuthenticatedUserId(null);
    assertThat(said)
        .hasToString("kermit: They asked for another week.\nkermit: Contract checked.\n");
  }
}
