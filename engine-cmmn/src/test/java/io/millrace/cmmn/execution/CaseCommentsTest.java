package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.task.Comment;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.ByteArrayInputStream;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is said about and put to cases and their tasks; the calls are shared with processes. */
@DatabaseTest
class CaseCommentsTest {

  private final Database database;
  private CaseEngine engine;

  CaseCommentsTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
    engine.deploy("claim", "check", "pay");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private static List<String> said(List<Comment> comments) {
    return comments.stream().map(Comment::getFullMessage).toList();
  }

  @Test
  void commentsOnACaseAreItsOwnAndThoseOfItsTasks() {
    // given
    var claim = engine.start("claim");
    var check = engine.task(claim, "check").getId();
    // when
    var made = engine.tasks().addComment(null, claim.getId(), "about the case");
    engine.tasks().addComment(check, claim.getId(), "note", "about its task");
    // then
    assertThat(made.getScopeId()).isEqualTo(claim.getId());
    assertThat(made.getScopeType()).isEqualTo("cmmn");
    assertThat(made.getProcessInstanceId()).isNull();
    assertThat(made.getTaskId()).isNull();
    assertThat(said(engine.tasks().getCaseInstanceComments(claim.getId())))
        .containsExactly("about the case", "about its task");
    assertThat(said(engine.tasks().getCaseInstanceComments(claim.getId(), "note")))
        .containsExactly("about its task");
    assertThat(said(engine.tasks().getTaskComments(check))).containsExactly("about its task");
    assertThatThrownBy(() -> engine.tasks().addComment(check, engine.start("claim").getId(), "x"))
        .isInstanceOf(BadArgumentException.class);
    assertThatThrownBy(() -> engine.tasks().addComment(null, "4711", "x"))
        .isInstanceOf(ObjectNotFoundException.class);
  }

  @Test
  void theyStayWhenTheCaseHasEndedAndGoWithItsHistory() {
    // given
    var claim = engine.start("claim");
    var kept = engine.start("claim");
    engine.tasks().addComment(engine.task(claim, "check").getId(), null, "about its task");
    engine.tasks().addComment(null, claim.getId(), "about the case");
    engine.tasks().addComment(null, kept.getId(), "about another case");
    // when
    engine.end(claim);
    // then
    assertThat(engine.tasks().getCaseInstanceComments(claim.getId())).hasSize(2);
    assertThatThrownBy(() -> engine.tasks().addComment(null, claim.getId(), "too late"))
        .isInstanceOf(ObjectNotFoundException.class);
    // when
    engine.history().deleteHistoricCaseInstance(claim.getId());
    // then
    assertThat(said(engine.tasks().getCommentsByType("comment")))
        .containsExactly("about another case");
    engine.checkInvariants();
  }

  @Test
  void attachmentsOfACaseAreItsOwnAndThoseOfItsTasksAndGoWithItsHistory() {
    // given
    var claim = engine.start("claim");
    var check = engine.task(claim, "check").getId();
    var file = new ByteArrayInputStream(new byte[] {1, 2, 3});
    // when
    var made = engine.tasks().createAttachment("scan", check, null, "a.png", null, file);
    engine.tasks().createAttachment("scan", null, claim.getId(), null, null, "https://example.org");
    // then
    assertThat(made.getScopeId()).isEqualTo(claim.getId());
    assertThat(made.getScopeType()).isEqualTo("cmmn");
    assertThat(made.getProcessInstanceId()).isNull();
    assertThat(engine.tasks().getTaskAttachments(check)).hasSize(1);
    assertThat(engine.tasks().getCaseInstanceAttachments(claim.getId())).hasSize(2);
    // when
    engine.end(claim);
    assertThat(engine.tasks().getAttachmentContent(made.getId()))
        .hasBinaryContent(new byte[] {1, 2, 3});
    engine.history().deleteHistoricCaseInstance(claim.getId());
    // then
    assertThat(engine.tasks().getCaseInstanceAttachments(claim.getId())).isEmpty();
    assertThat(engine.tasks().getAttachmentContent(made.getId())).isNull();
    engine.checkInvariants();
  }

  @Test
  void theyGoWithTheDeployment() {
    // given
    var deployment = engine.deploy("offer", "write");
    var ended = engine.start("offer");
    var running = engine.start("offer");
    engine.tasks().addComment(null, ended.getId(), "x");
    engine.tasks().addComment(null, running.getId(), "y");
    engine.end(ended);
    // when
    engine.repository().deleteDeployment(deployment.getId(), true);
    // then
    assertThat(engine.tasks().getCommentsByType("comment")).isEmpty();
  }

  @Test
  void aCaseThatLeavesNoHistoryTakesNone() {
    try (var silent = new CaseEngine(database, c -> c.setHistoryLevel(HistoryLevel.NONE))) {
      var claim = silent.start("claim").getId();
      assertThatThrownBy(() -> silent.tasks().addComment(null, claim, "x"))
          .isInstanceOf(IllegalStateEngineException.class)
          .hasMessageContaining("history level is 'none'");
    }
  }
}
