package io.millrace.bpmn.examples;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

@EngineTest
class AttachmentExampleTest {

  @Test
  void aFileStaysWithTheInstance(TestEngine test) throws IOException {
    test.deploy(process("order").userTask("pay"));
    var order = test.start("order");
    var task = test.task(order, "pay");
    var engine = test.engine();
    var file = new ByteArrayInputStream(new byte[] {1, 2, 3});
    var target = new ByteArrayOutputStream();

    var tasks = engine.getTaskService();
    tasks.createAttachment("application/pdf", task.getId(), null, "bill.pdf", "the bill", file);
    tasks.createAttachment(null, null, order.getId(), "terms", null, "https://example.org/terms");
    for (var attachment : tasks.getProcessInstanceAttachments(order.getId())) {
      if (attachment.getUrl() == null) { // the engine keeps the content
        tasks.getAttachmentContent(attachment.getId()).transferTo(target);
      }
    }

    assertThat(target.toByteArray()).containsExactly(1, 2, 3);
    assertThat(tasks.getProcessInstanceAttachments(order.getId())).hasSize(2);
  }
}
