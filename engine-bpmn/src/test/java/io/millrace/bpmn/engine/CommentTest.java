package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static java.time.Duration.ofMinutes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.task.Comment;
import io.millrace.common.task.Task;
import java.lang.reflect.Proxy;
import java.util.Date;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is said about tasks and process instances, while they are there. */
@EngineTest
class CommentTest {

  @AfterEach
  void forgetTheUser(TestEngine engine) {
    engine.engine().getIdentityService().setAuthenticatedUserId(null);
  }

  private static ProcessInstance start(TestEngine engine) {
    engine.deploy(process("order").userTask("pay").userTask("ship"));
    return engine.start("order");
  }

  private static Task standalone(TestEngine engine, Task partOf) {
    var task = engine.tasks().newTask();
    task.setName("call");
    if (partOf != null) {
      task.setParentTaskId(partOf.getId());
    }
    engine.tasks().saveTask(task);
    return task;
  }

  private static List<String> said(List<Comment> comments) {
    return comments.stream().map(Comment::getFullMessage).toList();
  }

  @Test
  void aCommentTellsWhoSaidWhatAndWhenAboutATask(TestEngine engine) {
    // given
    var order = start(engine);
    var pay = engine.task(order, "pay");
    engine.clock().advance(ofMinutes(1));
    engine.engine().getIdentityService().setAuthenticatedUserId("kermit");
    // when
    var made = engine.tasks().addComment(pay.getId(), null, "They called.");
    // then
    var found = engine.tasks().getComment(made.getId());
    for (var comment : List.of(made, found)) {
      assertThat(comment.getId()).isEqualTo(made.getId());
      assertThat(comment.getType()).isEqualTo(Comment.TYPE_COMMENT);
      assertThat(comment.getUserId()).isEqualTo("kermit");
      assertThat(comment.getTime()).isEqualTo(Date.from(engine.clock().now()));
      assertThat(comment.getTaskId()).isEqualTo(pay.getId());
      assertThat(comment.getProcessInstanceId()).isEqualTo(order.getId());
      assertThat(comment.getScopeId()).isNull();
      assertThat(comment.getScopeType()).isNull();
      assertThat(comment.getFullMessage()).isEqualTo("They called.");
      assertThat(comment.getTenantId()).isNull();
    }
  }

  @Test
  void thoseOfAnInstanceAreItsOwnAndThoseOfItsTasksOldestFirst(TestEngine engine) {
    // given
    var order = start(engine);
    var pay = engine.task(order, "pay").getId();
    var other = engine.start("order");
    engine.clock().advance(ofMinutes(1));
    // when
    engine.tasks().addComment(null, order.getId(), "first");
    engine.tasks().addComment(pay, order.getId(), "note", "second, at the same time");
    engine.clock().advance(ofMinutes(1));
    engine.tasks().addComment(pay, null, "third");
    engine.tasks().addComment(null, other.getId(), "note", "about the other");
    // then
    assertThat(said(engine.tasks().getProcessInstanceComments(order.getId())))
        .containsExactly("first", "second, at the same time", "third");
    assertThat(said(engine.tasks().getProcessInstanceComments(order.getId(), "note")))
        .containsExactly("second, at the same time");
    assertThat(said(engine.tasks().getTaskComments(pay)))
        .containsExactly("second, at the same time", "third");
    assertThat(said(engine.tasks().getTaskComments(pay, Comment.TYPE_COMMENT)))
        .containsExactly("third");
    assertThat(said(engine.tasks().getCommentsByType("note")))
        .containsExactly("second, at the same time", "about the other");
    assertThat(engine.tasks().getCommentsByType("nothing")).isEmpty();
  }

  @Test
  void tasksOfNoInstanceHaveThemAsWell(TestEngine engine) {
    // given
    var order = start(engine);
    var call = standalone(engine, null);
    var part = standalone(engine, engine.task(order, "pay"));
    // when
    var made = engine.tasks().addComment(call.getId(), null, "nobody there");
    engine.tasks().addComment(part.getId(), null, "about a part");
    // then
    assertThat(made.getProcessInstanceId()).isNull();
    assertThat(made.getScopeId()).isNull();
    assertThat(said(engine.tasks().getTaskComments(call.getId()))).containsExactly("nobody there");
    assertThat(said(engine.tasks().getTaskComments(part.getId()))).containsExactly("about a part");
    assertThat(engine.tasks().getProcessInstanceComments(order.getId())).isEmpty();
    assertThatThrownBy(() -> engine.tasks().addComment(part.getId(), order.getId(), "x"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("does not belong to the instance '" + order.getId() + "'");
    engine.tasks().deleteTask(call.getId(), true);
  }

  @Test
  void aTextMayBeLong(TestEngine engine) {
    var order = start(engine);
    var text = "\u00fc\u20ac\ud83d\ude80 'q' \\ ".repeat(50_000);
    var made = engine.tasks().addComment(null, order.getId(), text);
    assertThat(engine.tasks().getComment(made.getId()).getFullMessage()).isEqualTo(text);
  }

  @Test
  void whatIsSuspendedTakesComments(TestEngine engine) {
    // given
    var order = start(engine);
    var pay = engine.task(order, "pay").getId();
    engine.runtime().suspendProcessInstanceById(order.getId());
    // when
    engine.tasks().addComment(pay, null, "why is it?");
    engine.tasks().addComment(null, order.getId(), "for a good reason");
    // then
    assertThat(engine.tasks().getProcessInstanceComments(order.getId())).hasSize(2);
    engine.runtime().activateProcessInstanceById(order.getId());
  }

  @Test
  void codeInsideOfACallSpeaksAboutItsOwnInstanceAndAboutNewTasks(TestEngine engine) {
    // given
    engine.bean(
        "clerk",
        (JavaDelegate)
            execution -> {
              var id = execution.getProcessInstanceId();
              engine.tasks().addComment(null, id, "begun");
              var part = standalone(engine, null);
              engine.tasks().addComment(part.getId(), null, "a new task");
              execution.setVariable("seen", said(engine.tasks().getProcessInstanceComments(id)));
            });
    engine.deploy(
        process("order")
            .serviceTask("note", t -> t.delegateExpression("${clerk}"))
            .userTask("pay"));
    // when
    var order = engine.start("order");
    // then
    assertThat(engine.runtime().getVariable(order.getId(), "seen")).isEqualTo(List.of("begun"));
    assertThat(said(engine.tasks().getProcessInstanceComments(order.getId())))
        .containsExactly("begun");
    assertThat(said(engine.tasks().getCommentsByType("comment")))
        .containsExactlyInAnyOrder("begun", "a new task");
  }

  @Test
  void aCommentThatIsSavedHasWhatWasSet(TestEngine engine) {
    // given
    var order = start(engine);
    engine.tasks().addComment(null, order.getId(), "another one");
    var comment = engine.tasks().addComment(null, order.getId(), "They caled.");
    var stale = engine.tasks().getComment(comment.getId());
    // when
    comment.setFullMessage("They called.");
    comment.setType("note");
    comment.setUserId("gonzo");
    comment.setTime(new Date(1_000_000_000_000L));
    engine.tasks().saveComment(comment);
    // then
    var found = engine.tasks().getProcessInstanceComments(order.getId()).get(0);
    assertThat(found.getId()).isEqualTo(comment.getId());
    assertThat(found.getFullMessage()).isEqualTo("They called.");
    assertThat(found.getType()).isEqualTo("note");
    assertThat(found.getUserId()).isEqualTo("gonzo");
    assertThat(found.getTime()).isEqualTo(new Date(1_000_000_000_000L));
    // when it is saved again, and by somebody who has not seen that
    comment.setFullMessage("They called twice.");
    engine.tasks().saveComment(comment);
    stale.setFullMessage("They wrote.");
    // then
    assertThatThrownBy(() -> engine.tasks().saveComment(stale))
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("read it again");
    assertThat(engine.tasks().getComment(comment.getId()).getFullMessage())
        .isEqualTo("They called twice.");
  }

  @Test
  void whatCannotBeSavedIsRefused(TestEngine engine) {
    // given
    var order = start(engine);
    var comment = engine.tasks().addComment(null, order.getId(), "x");
    var foreign =
        (Comment)
            Proxy.newProxyInstance(
                Comment.class.getClassLoader(), new Class<?>[] {Comment.class}, (p, m, a) -> null);
    // then
    assertThatThrownBy(() -> engine.tasks().saveComment(null))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> engine.tasks().saveComment(foreign))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("addComment or a list of comments");
    comment.setFullMessage("");
    assertThatThrownBy(() -> engine.tasks().saveComment(comment))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("fullMessage is empty");
    comment.setFullMessage("x");
    comment.setTime(null);
    assertThatThrownBy(() -> engine.tasks().saveComment(comment))
        .isInstanceOf(BadArgumentException.class);
    engine.tasks().deleteComment(comment.getId());
    comment.setTime(new Date());
    assertThatThrownBy(() -> engine.tasks().saveComment(comment))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("Cannot save the comment '" + comment.getId() + "'");
  }

  @Test
  void commentsAreDeletedByThemselvesOrTogether(TestEngine engine) {
    // given
    var order = start(engine);
    var pay = engine.task(order, "pay").getId();
    var call = standalone(engine, null).getId();
    var one = engine.tasks().addComment(pay, null, "one");
    engine.tasks().addComment(pay, null, "two");
    engine.tasks().addComment(null, order.getId(), "three");
    engine.tasks().addComment(call, null, "four");
    // when
    engine.tasks().deleteComment(one.getId());
    // then
    assertThat(engine.tasks().getComment(one.getId())).isNull();
    assertThatThrownBy(() -> engine.tasks().deleteComment(one.getId()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("Cannot delete the comment '" + one.getId() + "'");
    // when
    engine.tasks().deleteComments(pay, null);
    // then
    assertThat(said(engine.tasks().getProcessInstanceComments(order.getId())))
        .containsExactly("three");
    // when
    engine.tasks().deleteComments(call, order.getId());
    engine.tasks().deleteComments("4711", "none");
    // then
    assertThat(engine.tasks().getCommentsByType("comment")).isEmpty();
  }

  @Test
  void whatIsNotThereTakesNone(TestEngine engine) {
    // given
    var order = start(engine);
    var other = engine.start("order");
    var pay = engine.task(order, "pay").getId();
    var tasks = engine.tasks();
    // then
    assertThatThrownBy(() -> tasks.addComment(null, null, "x"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("Pass one of them, or both");
    assertThatThrownBy(() -> tasks.addComment("4711", null, "x"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("no open task with the id '4711'");
    assertThatThrownBy(() -> tasks.addComment(null, "4711", "x"))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("no running process or case instance has this id");
    assertThatThrownBy(
            () -> tasks.addComment(null, engine.executionAt(order, "pay"), "a token's id"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> tasks.addComment(pay, other.getId(), "x"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("it follows from the task");
    for (var empty : new String[] {null, ""}) {
      assertThatThrownBy(() -> tasks.addComment(pay, null, empty))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("the message is");
      assertThatThrownBy(() -> tasks.addComment(pay, null, empty, "x"))
          .isInstanceOf(BadArgumentException.class)
          .hasMessageContaining("the type is");
    }
    assertThatThrownBy(() -> tasks.addComment(pay, null, "nul\u0000"))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> tasks.deleteComments(null, null))
        .isInstanceOf(BadArgumentException.class);
    assertThat(tasks.getTaskComments("none")).isEmpty();
    assertThat(tasks.getProcessInstanceComments("4711")).isEmpty();
    assertThat(tasks.getComment("4711")).isNull();
  }
}
