package io.millrace.bpmn.query;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.bpmn.runtime.ProcessInstance;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.identity.IdentityLinkType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** After each test the counts of links on their instances are checked against the rows. */
@EngineTest
class InstanceLinksTest {

  private static List<String> links(TestEngine engine, ProcessInstance instance) {
    return shown(engine.runtime().getIdentityLinksForProcessInstance(instance.getId()));
  }

  private static List<String> shown(List<? extends IdentityLinkInfo> links) {
    return links.stream()
        .map(l -> l.getType() + ":" + (l.getUserId() == null ? l.getGroupId() : l.getUserId()))
        .toList();
  }

  @Test
  void linksOfAnInstanceAreAddedOnceAndRemovedOne(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.candidateUsers("gonzo")));
    var order = engine.start("order");
    var other = engine.start("order");
    var runtime = engine.runtime();
    runtime.addUserIdentityLink(order.getId(), "kermit", IdentityLinkType.PARTICIPANT);
    runtime.addUserIdentityLink(order.getId(), "kermit", IdentityLinkType.PARTICIPANT);
    runtime.addUserIdentityLink(order.getId(), "kermit", IdentityLinkType.STARTER);
    runtime.addGroupIdentityLink(order.getId(), "frogs", IdentityLinkType.CANDIDATE);
    runtime.addUserIdentityLink(other.getId(), "fozzie", "watcher");
    assertThat(links(engine, order))
        .containsExactly(
            "participant:kermit", "starter:kermit", "candidate:frogs", "participant:gonzo");
    runtime.deleteUserIdentityLink(order.getId(), "kermit", IdentityLinkType.STARTER);
    runtime.deleteUserIdentityLink(order.getId(), "nobody", IdentityLinkType.STARTER);
    runtime.deleteGroupIdentityLink(order.getId(), "frogs", "watcher");
    assertThat(links(engine, order))
        .containsExactly("participant:kermit", "candidate:frogs", "participant:gonzo");
    runtime.deleteGroupIdentityLink(order.getId(), "frogs", IdentityLinkType.CANDIDATE);
    assertThat(links(engine, order)).containsExactly("participant:kermit", "participant:gonzo");
    assertThat(links(engine, other)).containsExactly("watcher:fozzie", "participant:gonzo");
  }

  @Test
  void historyKeepsTheLinksThatWereThereAtTheEnd(TestEngine engine) {
    engine.deploy(process("order").userTask("pay", t -> t.candidateUsers("gonzo")));
    var order = engine.start("order");
    engine.runtime().addUserIdentityLink(order.getId(), "kermit", "watcher");
    engine.runtime().addUserIdentityLink(order.getId(), "piggy", "watcher");
    engine.runtime().deleteUserIdentityLink(order.getId(), "piggy", "watcher");
    var before = shown(engine.history().getHistoricIdentityLinksForProcessInstance(order.getId()));
    engine.completeTask(order, "pay");
    assertThat(before).containsExactly("watcher:kermit", "participant:gonzo");
    assertThat(shown(engine.history().getHistoricIdentityLinksForProcessInstance(order.getId())))
        .containsExactly("watcher:kermit", "participant:gonzo");
    assertThat(engine.history().createHistoricProcessInstanceQuery().involvedUser("piggy").count())
        .isZero();
  }
}
