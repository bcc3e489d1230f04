package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.NotAuthorizedException;
import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.test.CurrentUser;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who may perform what, by the roles of a case. */
@DatabaseTest
@Covers({"54 case roles", "55 authorized roles"})
class RolesTest {

  private static final String PLAN =
      """
      <planItem id="a" definitionRef="task"/>
      <planItem id="stop" definitionRef="listener"/>
      <humanTask id="task" performerRef="boss"/>
      <userEventListener id="listener" authorizedRoleRefs="boss clerk"/>
      """;
  private static final String ROLES =
      "<caseRoles><role id=\"boss\" name=\"The boss\"/><role id=\"clerk\"/></caseRoles>";

  private final Database database;
  private final CurrentUser user = new CurrentUser(Map.of("fozzie", List.of("bears")));
  private CmmnRuntimeService runtime;
  private String stop;

  RolesTest(Database database) {
    this.database = database;
  }

  private TestCase start(boolean checked) {
    return TestCase.ofFile(
            database,
            c -> c.setIdentityProvider(user).setCheckCaseRoles(checked),
            TestCase.file("", ROLES, PLAN))
        .start();
  }

  private static void assign(TestCase test, String userId, String role) {
    test.engine().getCmmnRuntimeService().addUserIdentityLink(test.id(), userId, role);
  }

  private static String task(TestCase test) {
    return test.engine().getCmmnTaskService().createTaskQuery().singleResult().getId();
  }

  @Test
  void onlyWhoHasTheRoleCompletesTheTask() {
    try (var test = start(true)) {
      assign(test, "kermit", "boss");
      user.is("piggy");
      assertThatThrownBy(() -> test.complete("a"))
          .isInstanceOf(NotAuthorizedException.class)
          .hasMessageContaining("'piggy'")
          .hasMessageContaining("[boss]");
      assertThat(test.open()).containsExactly("a active", "stop available");
      user.is("kermit");
      test.complete("a");
      assertThat(test.open()).containsExactly("stop available");
    }
  }

  @Test
  void onlyWhoHasTheRoleClaimsTheTaskOrTriggersItsPlanItem() {
    try (var test = start(true)) {
      assign(test, "kermit", "The boss");
      user.is("piggy");
      var tasks = test.engine().getCmmnTaskService();
      assertThatThrownBy(() -> tasks.claim(task(test), "piggy"))
          .isInstanceOf(NotAuthorizedException.class);
      assertThatThrownBy(() -> test.trigger("a")).isInstanceOf(NotAuthorizedException.class);
      user.is("kermit");
      tasks.claim(task(test), "kermit");
      test.trigger("a");
      assertThat(test.open()).containsExactly("stop available");
    }
  }

  @Test
  void oneOfSeveralRolesIsEnoughAndAGroupMayHaveIt() {
    try (var test = start(true)) {
      assign(test, "kermit", "boss");
      test.engine().getCmmnRuntimeService().addGroupIdentityLink(test.id(), "bears", "clerk");
      user.is("piggy");
      assertThatThrownBy(() -> test.trigger("stop")).isInstanceOf(NotAuthorizedException.class);
      user.is("fozzie");
      test.trigger("stop");
      assertThat(test.open()).containsExactly("a active");
    }
  }

  @Test
  void aRoleThatNobodyHasIsNotAskedFor() {
    try (var test = start(true)) {
      assign(test, "kermit", "clerk");
      user.is("piggy");
      test.complete("a");
      assertThat(test.open()).containsExactly("stop available");
    }
  }

  @Test
  void aCallOnBehalfOfNobodyInParticularIsNotChecked() {
    try (var test = start(true)) {
      assign(test, "kermit", "boss");
      test.complete("a").trigger("stop");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void theCheckCanBeTurnedOff() {
    try (var test = start(false)) {
      assign(test, "kermit", "boss");
      user.is("piggy");
      test.complete("a").trigger("stop");
      assertThat(test.state()).isEqualTo("completed");
    }
  }

  @Test
  void aDelegateThatCatchesTheRefusalGoesOn() {
    PlanItemJavaDelegate bean =
        item ->
            assertThatThrownBy(() -> runtime.triggerPlanItemInstance(stop))
                .isInstanceOf(NotAuthorizedException.class);
    var plan =
        PLAN
            + """
            <planItem id="call" definitionRef="calling"><itemControl><manualActivationRule/></itemControl></planItem>
            <task id="calling" flowable:type="java" flowable:delegateExpression="${bean}"/>
            """;
    try (var test =
        TestCase.ofFile(
                database,
                c -> c.setIdentityProvider(user).setBeans(Map.of("bean", bean)),
                TestCase.file("", ROLES, plan))
            .start()) {
      runtime = test.runtime();
      stop = test.itemId("stop");
      assign(test, "kermit", "boss");
      user.is("piggy");

      runtime.startPlanItemInstance(test.itemId("call"));

      assertThat(test.open()).containsExactly("a active", "stop available");
      assertThat(test.over()).containsExactly("call completed");
    }
  }

  @Test
  void whereRolesAreNotAskedForEverybodyPlans() {
    var plan =
        "<planItem id=\"a\" definitionRef=\"task\"/><planningTable id=\"t\"><discretionaryItem id=\"d\" definitionRef=\"task\" authorizedRoleRefs=\"boss\"/></planningTable><humanTask id=\"task\"/>";
    try (var test =
        TestCase.ofFile(database, c -> c.setCheckCaseRoles(false), TestCase.file("", ROLES, plan))
            .start()) {
      test.runtime()
          .createPlanningBuilder()
          .caseInstanceId(test.id())
          .discretionaryItemId("d")
          .userId("piggy")
          .plan();

      assertThat(test.open()).containsExactly("a active", "d active");
    }
  }
}
