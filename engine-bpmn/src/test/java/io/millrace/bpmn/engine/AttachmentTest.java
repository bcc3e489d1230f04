package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.ProcessEngine;
import io.millrace.bpmn.ProcessEngineConfiguration;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.task.Attachment;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is put to tasks and process instances. */
@EngineTest
class AttachmentTest {

  @AfterEach
  void forgetTheUser(TestEngine engine) {
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
  }

  private static ProcessInstance start(TestEngine engine) {
    engine.deploy(process("order").userTask("pay"));
    return engine.start("order");
  }

  private static InputStream text(String content) {
    return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] content(TestEngine engine, Attachment attachment) {
    try (var content = engine.tasks().getAttachmentContent(attachment.getId())) {
      return content == null ? null : content.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Attachment file(TestEngine engine, String taskId, String instanceId) {
    return engine
        .tasks()
        .createAttachment("text/plain", taskId, instanceId, "note.txt", null, text("x"));
  }

  private static String standalone(TestEngine engine, String partOf) {
    var task = engine.tasks().newTask();
    task.setParentTaskId(partOf);
    engine.tasks().saveTask(task);
    return task.getId();
  }

  private static List<Long> rows(TestEngine engine) {
    var counts = engine.management().getTableCount();
    return List.of(counts.get("MR_ATTACHMENT"), counts.get("MR_ATTACHMENT_CONTENT"));
  }

  @Test
  void aFileOfATaskComesBackAsItWasWithWhoPutItThere(TestEngine engine) {
    // given
    var order = start(engine);
    var pay = engine.task(order, "pay").getId();
    engine.clock().advance(ofMinutes(1));
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    // when
    var made =
        engine
            .tasks()
            .createAttachment("text/plain", pay, null, "note.txt", "what they said", text("hello"));
    // then
    var found = engine.tasks().getAttachment(made.getId());
    for (var attachment : List.of(made, found)) {
      assertThat(attachment.getId()).isEqualTo(made.getId());
      assertThat(attachment.getType()).isEqualTo("text/plain");
      assertThat(attachment.getTaskId()).isEqualTo(pay);
      assertThat(attachment.getProcessInstanceId()).isEqualTo(order.getId());
      assertThat(attachment.getScopeId()).isNull();
      assertThat(attachment.getScopeType()).isNull();
      assertThat(attachment.getName()).isEqualTo("note.txt");
      assertThat(attachment.getDescription()).isEqualTo("what they said");
      assertThat(attachment.getUserId()).isEqualTo("kermit");
      assertThat(attachment.getTime()).isEqualTo(Date.from(engine.clock().now()));
      assertThat(attachment.getUrl()).isNull();
      assertThat(attachment.getContentId()).isEqualTo(made.getId());
      assertThat(attachment.getTenantId()).isNull();
      assertThat(content(engine, attachment)).asString().isEqualTo("hello");
    }
  }

  @Test
  void anAddressHasNoContent(TestEngine engine) {
    // given
    var order = start(engine);
    // when
    var made =
        engine
            .tasks()
            .createAttachment(null, null, order.getId(), null, null, "https://example.org/a?b=c");
    // then
    assertThat(made.getUrl()).isEqualTo("https://example.org/a?b=c");
    assertThat(made.getContentId()).isNull();
    assertThat(made.getType()).isNull();
    assertThat(made.getName()).isNull();
    assertThat(content(engine, made)).isNull();
    assertThat(rows(engine)).containsExactly(1L, 0L);
    engine.tasks().deleteAttachment(made.getId());
    assertThat(rows(engine)).containsExactly(0L, 0L);
  }

  @Test
  void thoseOfAnInstanceAreItsOwnAndThoseOfItsTasksOldestFirst(TestEngine engine) {
    // given
    var order = start(engine);
    var pay = engine.task(order, "pay").getId();
    var other = engine.start("order");
    var call = standalone(engine, null);
    engine.clock().advance(ofMinutes(1));
    // when
    var late = file(engine, null, order.getId());
    late.setTime(Date.from(engine.clock().now().plusSeconds(60)));
    engine.tasks().saveAttachment(late);
    var first = file(engine, null, order.getId());
    var second = file(engine, pay, order.getId());
    file(engine, null, other.getId());
    var alone = file(engine, call, null);
    // then
    assertThat(engine.tasks().getProcessInstanceAttachments(order.getId()))
        .extracting(Attachment::getId)
        .containsExactly(first.getId(), second.getId(), late.getId());
    assertThat(engine.tasks().getTaskAttachments(pay))
        .extracting(Attachment::getId)
        .containsExactly(second.getId());
    assertThat(engine.tasks().getTaskAttachments(call))
        .extracting(Attachment::getId)
        .containsExactly(alone.getId());
  }

  @Test
  void aContentMayBeLargeOrEmpty(TestEngine engine) {
    // given
    var order = start(engine);
    var bytes = new byte[3_000_000];
    new Random(1).nextBytes(bytes);
    // when
    var large =
        engine
            .tasks()
            .createAttachment(
                null, null, order.getId(), "large", null, new ByteArrayInputStream(bytes));
    var empty = engine.tasks().createAttachment(null, null, order.getId(), "empty", null, text(""));
    // then
    assertThat(content(engine, large)).isEqualTo(bytes);
    assertThat(content(engine, empty)).isEmpty();
  }

  @Test
  void codeInsideOfACallPutsFilesToItsOwnInstance(TestEngine engine) {
    // given
    var seen = new ArrayList<String>();
    engine.bean(
        "clerk",
        (JavaDelegate)
            execution -> {
              var kept = file(engine, null, execution.getProcessInstanceId());
              var gone = file(engine, null, execution.getProcessInstanceId());
              engine.tasks().deleteAttachment(gone.getId());
              seen.add(new String(content(engine, kept), StandardCharsets.UTF_8));
              seen.add(String.valueOf((Object) content(engine, gone)));
            });
    engine.deploy(
        process("order")
            .serviceTask("note", t -> t.delegateExpression("${clerk}"))
            .userTask("pay"));
    // when
    var order = engine.start("order");
    // then
    assertThat(seen).containsExactly("x", "null");
    assertThat(engine.tasks().getProcessInstanceAttachments(order.getId())).hasSize(1);
    assertThat(rows(engine)).containsExactly(1L, 1L);
  }

  @Test
  void nameAndDescriptionChangeAndTheContentStays(TestEngine engine) {
    // given
    var order = start(engine);
    var attachment = file(engine, null, order.getId());
    var stale = engine.tasks().getAttachment(attachment.getId());
    // when
    attachment.setName("letter.txt");
    attachment.setDescription("from them");
    engine.tasks().saveAttachment(attachment);
    // then
    var found = engine.tasks().getAttachment(attachment.getId());
    assertThat(found.getName()).isEqualTo("letter.txt");
    assertThat(found.getDescription()).isEqualTo("from them");
    assertThat(content(engine, found)).asString().isEqualTo("x");
    stale.setName("mine.txt");
    assertThatThrownBy(() -> engine.tasks().saveAttachment(stale))
        .isInstanceOf(ConflictException.class);
    attachment.setName("x".repeat(256));
    assertThatThrownBy(() -> engine.tasks().saveAttachment(attachment))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("attachmentName has 256 characters");
    engine.tasks().deleteAttachment(attachment.getId());
    attachment.setName("gone.txt");
    assertThatThrownBy(() -> engine.tasks().saveAttachment(attachment))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> engine.tasks().deleteAttachment(attachment.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThat(engine.tasks().getAttachment(attachment.getId())).isNull();
    assertThat(content(engine, attachment)).isNull();
  }

  @Test
  void theyStayWhenTheInstanceHasEndedAndGoWithItsHistory(TestEngine engine) {
    // given
    var order = start(engine);
    var kept = engine.start("order");
    var pay = engine.task(order, "pay").getId();
    var part = standalone(engine, pay);
    file(engine, null, order.getId());
    file(engine, pay, null);
    file(engine, part, null);
    engine.tasks().createAttachment(null, pay, null, null, null, "https://example.org");
    file(engine, null, kept.getId());
    // when
    engine.completeTask(order, "pay");
    // then
    assertThat(engine.tasks().getProcessInstanceAttachments(order.getId())).hasSize(3);
    assertThat(content(engine, engine.tasks().getTaskAttachments(pay).get(0))).hasSize(1);
    assertThatThrownBy(() -> file(engine, pay, null)).isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> file(engine, null, order.getId()))
        .isInstanceOf(ObjectNotFoundException.class);
    // when
    engine.history().deleteHistoricProcessInstance(order.getId());
    // then
    assertThat(rows(engine)).containsExactly(1L, 1L);
    // when
    var deployment =
        engine.engine().getRepositoryService().createDeploymentQuery().singleResult().getId();
    engine.engine().getRepositoryService().deleteDeployment(deployment, true);
    // then
    assertThat(rows(engine)).containsExactly(0L, 0L);
  }

  @Test
  void thoseOfTasksOfNoInstanceGoWithTheirHistory(TestEngine engine) {
    // given
    var done = standalone(engine, null);
    var open = standalone(engine, null);
    for (var task : List.of(done, open, standalone(engine, done), standalone(engine, open))) {
      file(engine, task, null);
    }
    engine.tasks().complete(done);
    assertThat(rows(engine)).containsExactly(4L, 4L);
    // when
    engine.history().deleteHistoricTaskInstance(done);
    // then
    assertThat(rows(engine)).containsExactly(2L, 2L);
    // when
    engine.tasks().deleteTask(open, true);
    // then
    assertThat(rows(engine)).containsExactly(0L, 0L);
  }

  @Test
  void whatCannotBeStoredIsRefused(TestEngine engine) {
    // given
    var order = start(engine);
    var pay = engine.task(order, "pay").getId();
    var tasks = engine.tasks();
    var broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("no paper");
          }
        };
    // then
    assertThatThrownBy(() -> file(engine, null, null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("Pass one of them, or both");
    assertThatThrownBy(() -> file(engine, "4711", null))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> file(engine, pay, engine.start("order").getId()))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(
            () -> tasks.createAttachment(null, pay, null, null, null, (InputStream) null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("content is null");
    assertThatThrownBy(() -> tasks.createAttachment(null, pay, null, null, null, broken))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageStartingWith("MR-1001: TaskService.createAttachment: the content cannot be read")
        .hasMessageContaining("no paper")
        .hasCauseInstanceOf(IOException.class);
    assertThatThrownBy(() -> tasks.createAttachment(null, pay, null, null, null, ""))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("url is empty");
    assertThatThrownBy(() -> tasks.createAttachment(null, pay, null, null, null, "x".repeat(4001)))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("url has 4001 characters");
    assertThat(tasks.getTaskAttachments("none")).isEmpty();
    assertThat(tasks.getAttachment("4711")).isNull();
    assertThat(tasks.getAttachmentContent("4711")).isNull();
    assertThat(rows(engine)).containsExactly(0L, 0L);
  }

  @Test
  void whatLeavesNoHistoryTakesNone(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    try (var silent = silent(engine)) {
      var order = silent.getRuntimeService().startProcessInstanceByKey("order").getId();
      var tasks = silent.getTaskService();
      // then
      assertThatThrownBy(() -> tasks.createAttachment(null, null, order, null, null, text("x")))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("Cannot create an attachment of the instance")
          .hasMessageContaining("history level is 'none'");
    }
  }

  private static ProcessEngine silent(TestEngine engine) {
    return new ProcessEngineConfiguration()
        .setEngineName("silent")
        .setJdbcUrl(engine.database().url())
        .setJdbcUsername(engine.database().user())
        .setJdbcPassword(engine.database().password())
        .setHistoryLevel(HistoryLevel.NONE)
        .buildProcessEngine();
  }
}
