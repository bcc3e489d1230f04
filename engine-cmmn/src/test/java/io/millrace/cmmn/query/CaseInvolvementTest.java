package io.millrace.cmmn.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.identity.IdentityLinkInfo;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who starts a case, and who has to do with its tasks, takes part in it. */
@DatabaseTest
class CaseInvolvementTest {

  private final Database database;
  private CaseEngine engine;

  CaseInvolvementTest(Database database) {
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

  private void as(String user, Runnable work) {
    engine.engine().getIdentityService().setAuthenticatedUserId(user);
    try {
      work.run();
    } finally {
      engine.engine().getIdentityService().setAuthenticatedUserId(null);
    }
  }

  private String running() {
    return Stream.of("beaker", "fozzie", "gonzo", "kermit", "nobody", "scooter", "statler")
        .filter(user -> engine.runtime().createCaseInstanceQuery().involvedUser(user).count() == 1)
        .collect(Collectors.joining(" "));
  }

  private String history() {
    return Stream.of("beaker", "fozzie", "gonzo", "kermit", "nobody", "scooter", "statler")
        .filter(
            user ->
                engine.history().createHistoricCaseInstanceQuery().involvedUser(user).count() == 1)
        .collect(Collectors.joining(" "));
  }

  private static List<String> shown(List<? extends IdentityLinkInfo> links) {
    return links.stream()
        .map(l -> l.getType() + ":" + (l.getUserId() == null ? l.getGroupId() : l.getUserId()))
        .toList();
  }

  @Test
  void whoHasToDoWithTheTasksOfACaseTakesPartWhileItRunsAndAfterwards() {
    as("kermit", () -> engine.start("claim"));
    var claim = engine.runtime().createCaseInstanceQuery().singleResult();
    var tasks = engine.tasks();
    var check = engine.task(claim, "check").getId();
    tasks.addCandidateUser(check, "gonzo");
    tasks.addCandidateGroup(check, "frogs");
    tasks.claim(check, "scooter");
    tasks.unclaim(check);
    tasks.setAssignee(engine.task(claim, "pay").getId(), "fozzie");
    as("statler", () -> tasks.addComment(check, claim.getId(), "well"));
    as("beaker", () -> tasks.complete(check));
    // then: it runs
    var links =
        new String[] {
          "starter:kermit",
          "participant:gonzo",
          "participant:frogs",
          "participant:scooter",
          "participant:fozzie",
          "participant:statler",
          "participant:beaker"
        };
    assertThat(running()).isEqualTo("beaker fozzie gonzo kermit scooter statler");
    assertThat(history()).isEqualTo(running());
    assertThat(shown(engine.runtime().getIdentityLinksForCaseInstance(claim.getId())))
        .containsExactlyInAnyOrder(links);
    var cases = engine.runtime();
    assertThat(cases.createCaseInstanceQuery().involvedGroups(Set.of("frogs")).count()).isOne();
    assertThat(
            cases
                .createCaseInstanceQuery()
                .involvedUser("kermit", IdentityLinkType.STARTER)
                .involvedUser("scooter", IdentityLinkType.PARTICIPANT)
                .involvedGroup("frogs", IdentityLinkType.PARTICIPANT)
                .count())
        .isOne();
    // then: it is over
    tasks.complete(engine.task(claim, "pay").getId());
    assertThat(cases.createCaseInstanceQuery().count()).isZero();
    assertThat(history()).isEqualTo("beaker fozzie gonzo kermit scooter statler");
    assertThat(shown(engine.history().getHistoricIdentityLinksForCaseInstance(claim.getId())))
        .containsExactlyInAnyOrder(links);
  }
}
