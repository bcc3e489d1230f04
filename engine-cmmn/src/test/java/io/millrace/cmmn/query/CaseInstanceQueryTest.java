package io.millrace.cmmn.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.history.HistoricCaseInstance;
import io.millrace.cmmn.history.HistoricCaseInstanceQuery;
import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.runtime.CaseInstanceInfoQuery;
import io.millrace.cmmn.runtime.CaseInstanceQuery;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.identity.IdentityProvider;
import io.millrace.test.QueryTable;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@DatabaseTest
class CaseInstanceQueryTest {

  private static final String A_TIME = "timestamp '2021-05-06 10:00:00'";
  private static final String B_TIME = "timestamp '2022-05-06 10:00:00'";

  private final Database database;
  private final NamedUser user = new NamedUser();
  private CaseEngine engine;
  private CaseInstance a;
  private CaseInstance b;
  private String deployment;

  CaseInstanceQueryTest(Database database) {
    this.database = database;
  }

  /** On whose behalf the test calls. */
  private static final class NamedUser implements IdentityProvider {

    private String name;

    @Override
    public String currentUserId() {
      return name;
    }

    @Override
    public Collection<String> groupsOf(String userId) {
      return List.of();
    }
  }

  /** Case a is the richest, b is a second one of its kind, C belongs to a tenant. */
  @BeforeEach
  void startCases() {
    engine = new CaseEngine(database, c -> c.setIdentityProvider(user));
    deployment = engine.deploy("claim", "check", "pay").getId();
    engine.deploy("Other", "look");
    engine
        .repository()
        .createDeployment()
        .tenantId("acme")
        .addString("claim.cmmn", CaseEngine.caseOf("claim", "check"))
        .deploy();
    user.name = "kermit";
    a =
        engine
            .runtime()
            .createCaseInstanceBuilder()
            .caseDefinitionKey("claim")
            .name("a")
            .businessKey("B-1")
            .businessStatus("new")
            .externalId("e-a")
            .owner("piggy")
            .variables(Map.of("amount", 100, "city", "Ulm", "open", true))
            .start();
    user.name = null;
    b =
        engine
            .runtime()
            .createCaseInstanceBuilder()
            .caseDefinitionKey("claim")
            .name("b")
            .businessKey("b-2")
            .variable("amount", 200)
            .variable("nothing", null)
            .start();
    engine
        .runtime()
        .createCaseInstanceBuilder()
        .caseDefinitionKey("claim")
        .tenantId("acme")
        .name("C")
        .start();
    engine.runtime().createCaseInstanceBuilder().caseDefinitionKey("Other").name("d").start();
    engine.runtime().addGroupIdentityLink(b.getId(), "frogs", IdentityLinkType.PARTICIPANT);
    engine.write(
        "update MR_CASE_INSTANCE set REV_ = REV_ + 1, START_TIME_ = "
            + A_TIME
            + " where ID_ = "
            + a.getId(),
        "update MR_CASE_INSTANCE set REV_ = REV_ + 1, START_TIME_ = "
            + B_TIME
            + " where ID_ = "
            + b.getId());
    a = engine.runtime().createCaseInstanceQuery().caseInstanceId(a.getId()).singleResult();
    b = engine.runtime().createCaseInstanceQuery().caseInstanceId(b.getId()).singleResult();
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private static Date later(Date time) {
    return new Date(time.getTime() + 1);
  }

  private static Date earlier(Date time) {
    return new Date(time.getTime() - 1);
  }

  private QueryTable<CaseInstanceQuery, CaseInstance> running() {
    return new QueryTable<>(engine.runtime()::createCaseInstanceQuery, found -> found.getName());
  }

  private QueryTable<HistoricCaseInstanceQuery, HistoricCaseInstance> historic() {
    return new QueryTable<>(
        engine.history()::createHistoricCaseInstanceQuery, found -> found.getName());
  }

  @Test
  void runningCasesAreFoundByWhatTheyAre() {
    var table = running();
    findsByWhatTheyAre(table);
    table
        .finds(
            "a",
            q ->
                q.caseInstanceStartedAfter(a.getStartTime())
                    .caseInstanceStartedBefore(a.getStartTime()))
        .finds("a b C d", q -> q.caseInstanceStartedAfter(a.getStartTime()))
        .finds("b C d", q -> q.caseInstanceStartedAfter(later(a.getStartTime())))
        .finds("a b", q -> q.caseInstanceStartedBefore(b.getStartTime()))
        .finds("", q -> q.caseInstanceStartedBefore(earlier(a.getStartTime())))
        .finds("a", q -> q.caseInstanceStartedBy("kermit"))
        .finds("a b C d", q -> q.caseInstanceState("active"))
        .finds("", q -> q.caseInstanceState("completed"))
        .check();
  }

  @Test
  void historyFindsRunningCasesByWhatTheyAre() {
    var table = historic();
    findsByWhatTheyAre(table);
    table.finds("a b C d", q -> q.unfinished()).finds("", q -> q.finished()).check();
  }

  @Test
  @Covers("71 history")
  void historyFindsEndedCasesByWhatTheyWere() {
    engine.end(a);
    engine.end(b);
    var ended =
        engine.history().createHistoricCaseInstanceQuery().caseInstanceId(a.getId()).singleResult();
    assertThat(ended.getState()).isEqualTo("completed");
    assertThat(ended.getEndTime()).isNotNull();
    var table = historic();
    findsByWhatTheyWere(table);
    table
        .finds("a b", q -> q.finished())
        .finds("C d", q -> q.unfinished())
        .finds("a b", q -> q.state("completed"))
        .finds("C d", q -> q.state("active"))
        .finds("a", q -> q.startedBy("kermit"))
        .finds("b C d", q -> q.startedAfter(b.getStartTime()))
        .finds("a", q -> q.startedBefore(earlier(b.getStartTime())))
        .finds("a b", q -> q.finishedAfter(earlier(ended.getEndTime())))
        .finds("", q -> q.finishedBefore(earlier(ended.getEndTime())))
        .orders("d C b a", q -> q.orderByCaseInstanceId().desc())
        .orders("C d a b", q -> q.orderByEndTime().orderByCaseInstanceName())
        .check();
    running().finds("C d", q -> q).check();
  }

  private <Q extends CaseInstanceInfoQuery<Q, U>, U> void findsByWhatTheyAre(
      QueryTable<Q, U> table) {
    findsByWhatTheyWere(table);
    table
        .finds("a b C", q -> q.activePlanItemDefinitionId("check"))
        .finds("a b d", q -> q.activePlanItemDefinitionIds(Set.of("pay", "look")));
  }

  private <Q extends CaseInstanceInfoQuery<Q, U>, U> void findsByWhatTheyWere(
      QueryTable<Q, U> table) {
    table
        .finds("a b C d", q -> q)
        .finds("a", q -> q.caseInstanceId(a.getId()))
        .finds("a b", q -> q.caseInstanceIds(Set.of(a.getId(), b.getId(), "x")))
        .finds("a", q -> q.caseInstanceExternalId("e-a"))
        .finds("a", q -> q.caseInstanceName("a"))
        .finds("C", q -> q.caseInstanceNameLike("C%"))
        .finds("C", q -> q.caseInstanceNameLikeIgnoreCase("c%"))
        .finds("a", q -> q.caseInstanceBusinessKey("B-1"))
        .finds("a", q -> q.caseInstanceBusinessKeyLike("B%"))
        .finds("a b", q -> q.caseInstanceBusinessKeyLikeIgnoreCase("B-%"))
        .finds("a", q -> q.caseInstanceBusinessStatus("new"))
        .finds("a", q -> q.caseInstanceBusinessStatusLike("n%"))
        .finds("a", q -> q.caseInstanceBusinessStatusLikeIgnoreCase("N%"))
        .finds("a", q -> q.caseInstanceRootScopeId(a.getId()))
        .finds("a b", q -> q.caseInstanceRootScopeIds(Set.of(a.getId(), b.getId())))
        .finds("a b", q -> q.caseDefinitionId(a.getCaseDefinitionId()))
        .finds("a b", q -> q.caseDefinitionIds(Set.of(a.getCaseDefinitionId(), "x")))
        .finds("a b C", q -> q.caseDefinitionKey("claim"))
        .finds("d", q -> q.caseDefinitionKeyLike("O%"))
        .finds("d", q -> q.caseDefinitionKeyLikeIgnoreCase("o%"))
        .finds("a b C d", q -> q.caseDefinitionKeys(Set.of("claim", "Other")))
        .finds("d", q -> q.excludeCaseDefinitionKeys(Set.of("claim")))
        .finds("d", q -> q.caseDefinitionName("Case Other"))
        .finds("a b C", q -> q.caseDefinitionNameLike("Case c%"))
        .finds("d", q -> q.caseDefinitionNameLikeIgnoreCase("case o%"))
        .finds("", q -> q.caseDefinitionCategory("none"))
        .finds("a b C d", q -> q.caseDefinitionVersion(1))
        .finds("a b", q -> q.deploymentId(deployment))
        .finds("a b", q -> q.deploymentIds(List.of(deployment, "x")))
        .finds("a", q -> q.involvedUser("piggy"))
        .finds("a", q -> q.involvedUser("piggy", "owner"))
        .finds("", q -> q.involvedUser("piggy", "assignee"))
        .finds("b", q -> q.involvedGroup("frogs", "participant"))
        .finds("b", q -> q.involvedGroups(Set.of("frogs", "pigs")))
        .finds("C", q -> q.caseInstanceTenantId("acme"))
        .finds("C", q -> q.caseInstanceTenantIdLike("%"))
        .finds("C", q -> q.caseInstanceTenantIdLikeIgnoreCase("AC%"))
        .finds("a b d", q -> q.caseInstanceWithoutTenantId())
        .finds("a b", q -> q.variableExists("amount"))
        .finds("C d", q -> q.variableNotExists("amount"))
        .finds("a", q -> q.variableValueEquals("amount", 100))
        .finds("a", q -> q.variableValueEquals("amount", 100L))
        .finds("b", q -> q.variableValueNotEquals("amount", 100.0))
        .finds("a b", q -> q.variableValueNotEquals("amount", "100"))
        .finds("b", q -> q.variableValueNotEquals("nothing", 1))
        .finds("b", q -> q.variableValueEquals("nothing", null))
        .finds("b", q -> q.variableValueEquals(200))
        .finds("b", q -> q.variableValueNotEquals("amount", 100))
        .finds("b", q -> q.variableValueGreaterThan("amount", 100L))
        .finds("a b", q -> q.variableValueGreaterThanOrEqual("amount", 100))
        .finds("a", q -> q.variableValueLessThan("amount", 200))
        .finds("a b", q -> q.variableValueLessThanOrEqual("amount", 200))
        .finds("a", q -> q.variableValueLike("city", "U%"))
        .finds("a", q -> q.variableValueLikeIgnoreCase("city", "u%"))
        .finds("a", q -> q.variableValueEqualsIgnoreCase("city", "ULM"))
        .finds("", q -> q.variableValueNotEqualsIgnoreCase("city", "ULM"))
        .finds("a C", q -> q.or().caseInstanceName("a").caseInstanceTenantId("acme").endOr())
        .finds(
            "b",
            q ->
                q.caseDefinitionKey("claim")
                    .or()
                    .variableValueEquals("amount", 200)
                    .caseInstanceName("d")
                    .endOr())
        .orders("a b C d", q -> q.orderByCaseInstanceId())
        .orders("C a b d", q -> q.orderByCaseInstanceName())
        .orders("d a b C", q -> q.orderByCaseDefinitionKey().orderByCaseInstanceId())
        .orders("C d b a", q -> q.orderByCaseDefinitionId().desc().orderByCaseInstanceId().desc())
        .orders(
            "b a", q -> q.caseInstanceIds(Set.of(a.getId(), b.getId())).orderByStartTime().desc())
        .orders("C a b d", q -> q.orderByTenantId().desc());
  }

  @Test
  void variablesAreReadAlongIfTheQuerySaysSo() {
    assertThat(a.getCaseVariables()).isEmpty();
    var query = engine.runtime().createCaseInstanceQuery().caseInstanceId(a.getId());
    assertThat(query.includeCaseVariables().singleResult().getCaseVariables())
        .isEqualTo(Map.of("amount", 100, "city", "Ulm", "open", true));
    assertThat(query.includeCaseVariables(List.of("city", "x")).singleResult().getCaseVariables())
        .isEqualTo(Map.of("city", "Ulm"));
    engine.end(a);
    var ended =
        engine
            .history()
            .createHistoricCaseInstanceQuery()
            .caseInstanceId(a.getId())
            .includeCaseVariables()
            .singleResult();
    assertThat(ended.getCaseVariables())
        .isEqualTo(Map.of("amount", 100, "city", "Ulm", "open", true));
  }

  @Test
  void aCaseShowsWhatItIsAndWhatItsDefinitionIsCalled() {
    assertThat(a.getName()).isEqualTo("a");
    assertThat(a.getBusinessKey()).isEqualTo("B-1");
    assertThat(a.getBusinessStatus()).isEqualTo("new");
    assertThat(a.getExternalId()).isEqualTo("e-a");
    assertThat(a.getStartUserId()).isEqualTo("kermit");
    assertThat(a.getState()).isEqualTo("active");
    assertThat(a.getTenantId()).isNull();
    assertThat(a.getCaseDefinitionKey()).isEqualTo("claim");
    assertThat(a.getCaseDefinitionName()).isEqualTo("Case claim");
    assertThat(a.getCaseDefinitionVersion()).isEqualTo(1);
    assertThat(a.getCaseDefinitionDeploymentId()).isEqualTo(deployment);
  }
}
