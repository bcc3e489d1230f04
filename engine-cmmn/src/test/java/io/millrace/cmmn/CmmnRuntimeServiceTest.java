package io.millrace.cmmn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.millrace.cmmn.runtime.CaseInstance;
import io.millrace.cmmn.test.CaseEngine;
import io.millrace.common.BadArgumentException;
import io.millrace.common.ConflictException;
import io.millrace.common.ObjectNotFoundException;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import io.millrace.common.identity.IdentityLink;
import io.millrace.common.identity.IdentityLinkType;
import io.millrace.common.variable.VariableInstance;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@DatabaseTest
class CmmnRuntimeServiceTest {

  private final Database database;
  private CaseEngine engine;
  private CmmnRuntimeService runtime;
  private CaseInstance claim;

  CmmnRuntimeServiceTest(Database database) {
    this.database = database;
  }

  @BeforeEach
  void open() {
    engine = new CaseEngine(database);
    runtime = engine.runtime();
    engine.deploy("claim", "check");
    claim = engine.start("claim");
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private String item() {
    return runtime
        .createPlanItemInstanceQuery()
        .caseInstanceId(claim.getId())
        .singleResult()
        .getId();
  }

  private CaseInstance now() {
    return runtime.createCaseInstanceQuery().caseInstanceId(claim.getId()).singleResult();
  }

  @Test
  void variablesOfACaseAreSetReadAndRemoved() {
    var id = claim.getId();
    var values = new HashMap<String, Object>(Map.of("amount", 100, "city", "Ulm"));
    values.put("nothing", null);
    runtime.setVariables(id, values);
    runtime.setVariable(id, "amount", 200);

    assertThat(runtime.getVariable(id, "amount")).isEqualTo(200);
    assertThat(runtime.getVariable(id, "unknown")).isNull();
    assertThat(runtime.hasVariable(id, "nothing")).isTrue();
    assertThat(runtime.hasVariable(id, "unknown")).isFalse();
    assertThat(runtime.getVariables(id)).containsOnlyKeys("amount", "city", "nothing");
    assertThat(runtime.getVariables(id, List.of("city", "unknown")))
        .isEqualTo(Map.of("city", "Ulm"));
    assertThat(runtime.getVariableInstance(id, "city").getScopeId()).isEqualTo(id);
    assertThat(runtime.getVariableInstances(id)).hasSize(3);
    engine.checkInvariants();

    runtime.removeVariable(id, "nothing");
    runtime.removeVariables(id, List.of("city", "unknown"));
    assertThat(runtime.getVariables(id)).isEqualTo(Map.of("amount", 200));
  }

  @Test
  void localVariablesOfAPlanItemAreItsOwn() {
    var id = item();
    runtime.setVariable(claim.getId(), "amount", 1);
    runtime.setLocalVariable(id, "amount", 2);
    runtime.setLocalVariables(id, Map.of("city", "Ulm", "open", true));

    assertThat(runtime.getVariables(claim.getId())).isEqualTo(Map.of("amount", 1));
    assertThat(runtime.getLocalVariable(id, "amount")).isEqualTo(2);
    assertThat(runtime.hasLocalVariable(id, "city")).isTrue();
    assertThat(runtime.getLocalVariables(id)).containsOnlyKeys("amount", "city", "open");
    assertThat(runtime.getLocalVariables(id, List.of("open"))).isEqualTo(Map.of("open", true));
    assertThat(runtime.getLocalVariableInstance(id, "city").getSubScopeId()).isEqualTo(id);
    assertThat(runtime.getLocalVariableInstances(id)).hasSize(3);
    assertThat(
            runtime.createVariableInstanceQuery().subScopeId(id).list().stream()
                .map(VariableInstance::getName))
        .containsExactlyInAnyOrder("amount", "city", "open");
    assertThat(engine.tasks().getVariables(engine.task(claim, "check").getId()))
        .isEqualTo(Map.of("amount", 2, "city", "Ulm", "open", true));

    runtime.removeLocalVariable(id, "open");
    runtime.removeLocalVariables(id, List.of("city", "unknown"));
    assertThat(runtime.getLocalVariables(id)).isEqualTo(Map.of("amount", 2));
  }

  @Test
  void callsAboutCasesAndPlanItemsThatAreGoneSayWhatWasAsked() {
    var id = item();
    engine.end(claim);
    assertThatThrownBy(() -> runtime.getVariables(claim.getId()))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("read variables of the case '" + claim.getId());
    assertThatThrownBy(() -> runtime.setLocalVariable(id, "amount", 1))
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("change variables of the plan item '" + id);
    assertThatThrownBy(() -> runtime.setCaseInstanceName(claim.getId(), "x"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> runtime.setOwner("nonsense", "kermit"))
        .isInstanceOf(ObjectNotFoundException.class);
    assertThatThrownBy(() -> runtime.setVariable(claim.getId(), "", 1))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("CmmnRuntimeService.setVariable");
    assertThatThrownBy(() -> runtime.getLocalVariable(id, null))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("CmmnRuntimeService.getLocalVariable");
  }

  @Test
  void whatACaseIsCalledCanBeChanged() {
    runtime.setCaseInstanceName(claim.getId(), "Ms. Piggy's claim");
    runtime.updateBusinessKey(claim.getId(), "B-7");
    runtime.updateBusinessStatus(claim.getId(), "checked");
    assertThat(now().getName()).isEqualTo("Ms. Piggy's claim");
    assertThat(now().getBusinessKey()).isEqualTo("B-7");
    assertThat(now().getBusinessStatus()).isEqualTo("checked");
    runtime.updateBusinessKey(claim.getId(), null);
    assertThat(now().getBusinessKey()).isNull();
  }

  @Test
  @Covers("54 case roles")
  void aCaseHasOneOwnerAndOneAssigneeAndAnyOtherLinks() {
    var id = claim.getId();
    runtime.setOwner(id, "piggy");
    runtime.setOwner(id, "gonzo");
    runtime.setAssignee(id, "kermit");
    runtime.addUserIdentityLink(id, "fozzie", IdentityLinkType.PARTICIPANT);
    runtime.addUserIdentityLink(id, "fozzie", IdentityLinkType.PARTICIPANT);
    runtime.addGroupIdentityLink(id, "frogs", "watcher");
    assertThat(runtime.getIdentityLinksForCaseInstance(id))
        .extracting(IdentityLink::getType, IdentityLink::getUserId, IdentityLink::getGroupId)
        .containsExactly(
            tuple("owner", "gonzo", null),
            tuple("assignee", "kermit", null),
            tuple("participant", "fozzie", null),
            tuple("watcher", null, "frogs"));
    engine.checkInvariants();
    runtime.removeOwner(id);
    runtime.removeOwner(id);
    runtime.removeAssignee(id);
    runtime.deleteUserIdentityLink(id, "fozzie", IdentityLinkType.PARTICIPANT);
    runtime.deleteGroupIdentityLink(id, "frogs", "watcher");
    assertThat(runtime.getIdentityLinksForCaseInstance(id)).isEmpty();
  }

  @Test
  void whatACaseIsCalledChangesAtOnce() {
    runtime.updateBusinessStatus(claim.getId(), "open");

    runtime
        .createCaseInstanceUpdateBuilder(claim.getId())
        .name("the claim")
        .businessKey("4711")
        .update();

    assertThat(now().getName()).isEqualTo("the claim");
    assertThat(now().getBusinessKey()).isEqualTo("4711");
    assertThat(now().getBusinessStatus()).isEqualTo("open");
    runtime
        .createCaseInstanceUpdateBuilder(claim.getId())
        .businessStatus("paid")
        .businessKey(null)
        .update();
    assertThat(now().getBusinessStatus()).isEqualTo("paid");
    assertThat(now().getBusinessKey()).isNull();
    assertThat(now().getName()).isEqualTo("the claim");
  }

  @Test
  void aListenerOfEventsComesAndGoes() {
    var heard = new ArrayList<String>();
    EngineEventListener listener = event -> heard.add(event.getScopeId());
    runtime.addEventListener(listener, EngineEventType.VARIABLE_CREATED);

    runtime.setVariable(claim.getId(), "amount", 100);
    runtime.removeEventListener(listener);
    runtime.setVariable(claim.getId(), "city", "Ulm");

    assertThat(heard).containsExactly(claim.getId());
  }

  @Test
  void theBuilderStartsTheVersionThatIsMeant() {
    var first = claim.getCaseDefinitionId();
    engine.deploy("claim", "check", "pay");
    engine
        .repository()
        .createDeployment()
        .parentDeploymentId("app")
        .addString("claim.cmmn", CaseEngine.caseOf("claim", "check"))
        .deploy();
    engine.deploy("claim", "look");
    assertThat(engine.start("claim").getCaseDefinitionVersion()).isEqualTo(4);
    var builder = runtime.createCaseInstanceBuilder();
    assertThat(builder.caseDefinitionId(first).start().getCaseDefinitionVersion()).isEqualTo(1);
    var ofApp =
        runtime
            .createCaseInstanceBuilder()
            .caseDefinitionKey("claim")
            .caseDefinitionParentDeploymentId("app");
    assertThat(ofApp.start().getCaseDefinitionVersion()).isEqualTo(3);
    var ofAcme = runtime.createCaseInstanceBuilder().caseDefinitionKey("claim").tenantId("acme");
    assertThatThrownBy(ofAcme::start)
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'acme'");
    assertThat(ofAcme.fallbackToDefaultTenant().start().getTenantId()).isNull();
    var ofNoApp =
        runtime
            .createCaseInstanceBuilder()
            .caseDefinitionKey("claim")
            .caseDefinitionParentDeploymentId("other");
    assertThatThrownBy(ofNoApp::start)
        .isInstanceOf(ObjectNotFoundException.class)
        .hasMessageContaining("'other'");
  }

  @Test
  void theBuilderWantsOneDefinitionAndAnExternalIdThatIsFree() {
    assertThatThrownBy(() -> runtime.createCaseInstanceBuilder().start())
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("no definition was named");
    var both =
        runtime
            .createCaseInstanceBuilder()
            .caseDefinitionKey("claim")
            .caseDefinitionId(claim.getCaseDefinitionId());
    assertThatThrownBy(both::start)
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("two definitions were named");
    var named = runtime.createCaseInstanceBuilder().caseDefinitionKey("claim").externalId("e-1");
    var instance = named.owner("piggy").assignee("kermit").transientVariable("t", 1).start();
    assertThat(instance.getExternalId()).isEqualTo("e-1");
    assertThat(runtime.getVariables(instance.getId())).isEmpty();
    assertThat(runtime.getIdentityLinksForCaseInstance(instance.getId()))
        .extracting(IdentityLink::getType)
        .isEqualTo(Arrays.asList("owner", "assignee"));
    assertThatThrownBy(named::start)
        .isInstanceOf(ConflictException.class)
        .hasMessageContaining("'e-1'");
  }

  @Test
  void theTablesAreNamedAndCounted() {
    var management = engine.management();
    assertThat(management.getTableNames()).contains("MR_CASE_INSTANCE", "MR_TASK");
    assertThat(management.getTableCounts()).containsEntry("MR_CASE_INSTANCE", 1L);
    assertThat(management.createJobQuery().count()).isZero();
    assertThat(management.createTimerJobQuery().count()).isZero();
    assertThat(management.createSuspendedJobQuery().count()).isZero();
    assertThat(management.createDeadLetterJobQuery().count()).isZero();
  }
}
