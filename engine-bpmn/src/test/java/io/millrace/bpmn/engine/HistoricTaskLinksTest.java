package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.history.HistoricIdentityLink;
import io.millrace.common.history.HistoryLevel;
import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.task.Task;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who took part in a task, as history tells it. */
@EngineTest
class HistoricTaskLinksTest {

  private static Task delegated(TestEngine engine, HistoryLevel level) {
    engine.deploy(
        process("order")
            .attribute("millrace:historyLevel", level.name().toLowerCase())
            .userTask("pay", t -> t.candidateGroups("clerks"))
            .userTask("ship"));
    var task = engine.task(engine.start("order"), "pay");
    engine.tasks().claim(task.getId(), "kermit");
    engine.tasks().delegateTask(task.getId(), "gonzo");
    engine.tasks().addUserIdentityLink(task.getId(), "fozzie", "watcher");
    return task;
  }

  private static List<HistoricIdentityLink> links(TestEngine engine, Task task) {
    return engine.history().getHistoricIdentityLinksForTask(task.getId());
  }

  private static List<String> words(Collection<? extends IdentityLinkInfo> links) {
    return links.stream()
        .map(link -> link.getType() + " " + link.getUserId() + " " + link.getGroupId())
        .toList();
  }

  @Test
  void areThoseOfTheTaskWhileItIsOpenAndWhenItIsOver(TestEngine engine) {
    // given
    var task = delegated(engine, HistoryLevel.AUDIT);
    var links = words(engine.tasks().getIdentityLinksForTask(task.getId()));
    assertThat(links)
        .containsExactly(
            "assignee gonzo null",
            "owner kermit null",
            "candidate null clerks",
            "watcher fozzie null");
    // then
    assertThat(words(links(engine, task))).isEqualTo(links);
    // when
    engine.tasks().resolveTask(task.getId());
    engine.tasks().complete(task.getId());
    // then
    assertThat(words(links(engine, task)))
        .containsExactly(
            "assignee kermit null",
            "owner kermit null",
            "candidate null clerks",
            "watcher fozzie null");
    assertThat(links(engine, task))
        .allSatisfy(
            link -> {
              assertThat(link.getTaskId()).isEqualTo(task.getId());
              assertThat(link.getCreateTime()).isNotNull();
              assertThat(link.getProcessInstanceId()).isNull();
            });
  }

  @ParameterizedTest
  @EnumSource(HistoryLevel.class)
  void areAssigneeAndOwnerWhereHistoryKnowsTheTask(HistoryLevel level, TestEngine engine) {
    // given
    var task = delegated(engine, level);
    // then
    var known = level.isAtLeast(HistoryLevel.TASK);
    var others = level.isAtLeast(HistoryLevel.AUDIT) ? 2 : 0;
    assertThat(links(engine, task)).hasSize(known ? 2 + others : 0);
    // when
    engine.tasks().resolveTask(task.getId());
    engine.tasks().complete(task.getId());
    // then
    if (known) {
      assertThat(links(engine, task)).hasSize(2 + others);
    } else {
      assertThatThrownBy(() -> links(engine, task)).isInstanceOf(ObjectNotFoundException.class);
    }
  }

  @Test
  void anAssigneeWhoClaimedIsOneSinceThen(TestEngine engine) {
    // given
    engine.deploy(process("order").userTask("pay"));
    var task = engine.task(engine.start("order"), "pay");
    engine.clock().advance(Duration.ofHours(1));
    // when
    engine.tasks().claim(task.getId(), "kermit");
    // then
    var claimed = engine.tasks().createTaskQuery().singleResult().getClaimTime();
    assertThat(links(engine, task))
        .singleElement()
        .extracting(HistoricIdentityLink::getCreateTime)
        .isEqualTo(claimed);
    // when
    engine.tasks().setAssignee(task.getId(), "gonzo");
    // then
    assertThat(links(engine, task))
        .singleElement()
        .extracting(HistoricIdentityLink::getCreateTime)
        .isEqualTo(task.getCreateTime());
  }
}
