package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.CmmnRuntimeService;
import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.migration.CaseInstanceMigrationDocument;
import io.millrace.cmmn.migration.TerminatePlanItemDefinitionMapping;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DelegateException;
import io.millrace.test.ExpectsDeadLetters;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A case can be ended and changed, whatever its listeners do when they are told of it. */
@DatabaseTest
class CasesPastListenersTest {

  private final Database database;
  private final List<String> told = new ArrayList<>();

  CasesPastListenersTest(Database database) {
    this.database = database;
  }

  /** Fails where it is told of something. */
  public static final class Failing {
    private final List<String> told;

    Failing(List<String> told) {
      this.told = told;
    }

    /** Throws a fault of the model. */
    public void refuse(String what) {
      told.add(what);
      throw new CmmnFault("refused", "by " + what);
    }

    /** Fails as code does. */
    public void fail(String what) {
      told.add(what);
      throw new IllegalArgumentException("no network");
    }
  }

  private TestCase of(String ofCase, String ofItem) {
    return TestCase.ofFile(
        database, c -> c.setBeans(Map.of("failing", new Failing(told))), file(ofCase, ofItem));
  }

  private static String file(String ofCase, String ofItem) {
    var plan =
        """
        <planItem id="a" definitionRef="task"/>
        <planItem id="z" definitionRef="other"><itemControl><manualActivationRule/></itemControl></planItem>
        <humanTask id="task"><extensionElements>%s</extensionElements></humanTask>
        <humanTask id="other"><extensionElements>
          <flowable:planItemLifecycleListener targetState="active" expression="${failing.fail('z')}"/>
        </extensionElements></humanTask>
        """
            .formatted(ofItem);
    return TestCase.file("", "<extensionElements>" + ofCase + "</extensionElements>", plan);
  }

  private static String onCase(String expression) {
    return "<flowable:caseLifecycleListener targetState=\"terminated\" expression=\"${%s}\"/>"
        .formatted(expression);
  }

  private static String onItem(String expression) {
    return "<flowable:planItemLifecycleListener targetState=\"terminated\" expression=\"${%s}\"/>"
        .formatted(expression);
  }

  private TestCase refusing() {
    var ofTask =
        "<flowable:taskListener event=\"delete\""
            + " expression=\"${failing.refuse('task')}\"/><camunda:variableListener"
            + " event=\"delete\" expression=\"${failing.refuse('variable')}\"/>";
    return of(onCase("failing.refuse('case')"), onItem("failing.refuse('item')") + ofTask);
  }

  @Test
  void aFaultOfAListenerIsToldWithTheListener() {
    // given
    try (var test = of(onCase("failing.fail('case')"), onItem("failing.refuse('item')")).start()) {
      // when
      assertThatThrownBy(() -> test.runtime().terminateCaseInstance(test.id()))
          // then
          .isInstanceOf(DelegateException.class)
          .hasCauseInstanceOf(CmmnFault.class)
          .hasMessageContaining("Cannot terminate the case instance '" + test.id() + "'")
          .hasMessageContaining("'${failing.refuse('item')}' of 'exit' at 'a'")
          .hasMessageContaining("'refused'")
          .hasMessageContaining("skipCustomListeners");
      assertThat(told).containsExactly("item");
      assertThat(test.open()).containsExactly("a active", "z enabled");
    }
  }

  @Test
  void anExceptionOfAListenerIsToldWithTheListener() {
    // given
    try (var test = of(onCase("failing.fail('case')"), "").start()) {
      // when
      assertThatThrownBy(() -> test.runtime().deleteCaseInstance(test.id()))
          // then
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("'${failing.fail('case')}' of 'terminate' at the case instance")
          .hasMessageContaining("no network");
      assertThat(told).containsExactly("case");
      assertThat(test.open()).containsExactly("a active", "z enabled");
    }
  }

  @Test
  void withoutItsListenersEachCaseCanBeEnded() {
    // given
    try (var test = refusing().start()) {
      var runtime = test.runtime();
      runtime.setLocalVariable(test.itemId("a"), "mine", 1);
      var other = start(runtime);
      // when
      runtime.terminateCaseInstance(test.id(), true);
      runtime.deleteCaseInstance(other, true);
      // then
      assertThat(told).isEmpty();
      assertThat(test.rows("select STATE_ from MR_HI_CASE_INSTANCE"))
          .containsExactly("terminated", "terminated");
    }
  }

  private static String start(CmmnRuntimeService runtime) {
    return runtime.createCaseInstanceBuilder().caseDefinitionKey("case").start().getId();
  }

  @Test
  void severalAreEndedWithoutTheirListenersAtOnce() {
    // given
    try (var test = refusing().start()) {
      var runtime = test.runtime();
      var ids = List.of(test.id(), start(runtime));
      var others = List.of(start(runtime), start(runtime));
      // when
      assertThatThrownBy(() -> runtime.bulkTerminateCaseInstances(ids))
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("2 cases");
      runtime.bulkTerminateCaseInstances(ids, true);
      runtime.bulkDeleteCaseInstances(others, true);
      // then
      assertThat(told).containsExactly("item");
      assertThat(runtime.createCaseInstanceQuery().count()).isZero();
    }
  }

  @ExpectsDeadLetters
  @Test
  void aBatchCarriesWhatIsLeftOut() {
    // given
    try (var test = refusing().start()) {
      var runtime = test.runtime();
      // when
      runtime.terminateCaseInstancesAsync(List.of(test.id()), true);
      test.engine().runDueJobs();
      // then
      assertThat(told).isEmpty();
      assertThat(test.state()).isEqualTo("terminated");
    }
  }

  @Test
  void aChangeThatAListenerStandsInTheWayOfSaysWhich() {
    // given
    try (var test = refusing().start()) {
      // when
      assertThatThrownBy(() -> change(test).changeState())
          // then
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("Cannot change the state of the case '" + test.id() + "'")
          .hasMessageContaining("at 'a'");
      assertThat(test.open()).containsExactly("a active", "z enabled");
      change(test).skipCustomListeners().changeState();
      assertThat(told).containsExactly("item");
      assertThat(test.open()).containsExactly("z active");
      test.runtime().terminateCaseInstance(test.id(), true);
    }
  }

  private static io.millrace.cmmn.runtime.ChangePlanItemStateBuilder change(TestCase test) {
    return test.runtime()
        .createChangePlanItemStateBuilder()
        .caseInstanceId(test.id())
        .terminatePlanItemDefinitionId("task")
        .activatePlanItemDefinitionId("other");
  }

  @Test
  void aDeploymentWhoseCasesAreToldOfNothingCanBeDeleted() {
    // given
    try (var test = refusing().start()) {
      var repository = test.engine().getCmmnRepositoryService();
      var deployment = repository.createDeploymentQuery().singleResult().getId();
      // when
      assertThatThrownBy(() -> repository.deleteDeployment(deployment, true))
          // then
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("Cannot end the case instance '" + test.id() + "'")
          .hasMessageContaining("at 'a'");
      test.runtime().terminateCaseInstance(test.id(), true);
      repository.deleteDeployment(deployment, true);
      assertThat(told).containsExactly("item");
      assertThat(repository.createDeploymentQuery().count()).isZero();
    }
  }

  @Test
  void aMigrationLeavesListenersOutWhereItIsAskedTo() {
    // given
    try (var test = refusing().start()) {
      var version = test.deployFile(file("", ""));
      var migration = test.migrationTo(version);
      migration.addTerminatePlanItemDefinitionMapping(
          new TerminatePlanItemDefinitionMapping("task", null));
      // when
      assertThatThrownBy(() -> migration.migrate(test.id()))
          // then
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("Cannot migrate the case '" + test.id() + "'")
          .hasMessageContaining("at 'a'");
      var document = migration.skipCustomListeners().getCaseInstanceMigrationDocument();
      assertThat(CaseInstanceMigrationDocument.fromJson(document.asJsonString()))
          .returns(true, CaseInstanceMigrationDocument::isSkipCustomListeners);
      migration.migrate(test.id());
      assertThat(told).containsExactly("item");
      assertThat(test.open()).containsExactly("z enabled");
    }
  }

  @Test
  void aListenerMayAskForAnEndWithoutListeners() {
    // given
    var listener = "<flowable:taskListener event=\"complete\" expression=\"${ender.end(task)}\"/>";
    var beans = new java.util.HashMap<String, Object>(Map.of("failing", new Failing(told)));
    var content = file(onCase("failing.fail('case')"), onItem("failing.fail('item')") + listener);
    try (var test = TestCase.ofFile(database, c -> c.setBeans(beans), content)) {
      beans.put("ender", new Ender(test.runtime()));
      test.start();
      // when
      test.complete("a");
      // then
      assertThat(told).isEmpty();
      assertThat(test.state()).isEqualTo("terminated");
      assertThat(test.over()).containsExactly("a terminated", "z terminated");
    }
  }

  @Test
  void severalListenersMayAskForAnEndWithoutListeners() {
    // given
    var listener = "<flowable:taskListener event=\"complete\" expression=\"${ender.end(task)}\"/>";
    var beans = new java.util.HashMap<String, Object>(Map.of("failing", new Failing(told)));
    var content = file(onCase("failing.fail('case')"), listener + listener);
    try (var test = TestCase.ofFile(database, c -> c.setBeans(beans), content)) {
      beans.put("ender", new Ender(test.runtime()));
      test.start();
      // when
      test.complete("a");
      // then
      assertThat(told).isEmpty();
      assertThat(test.state()).isEqualTo("terminated");
    }
  }

  @Test
  void anEndThatAListenerAsksForIsRefusedAtOnce() {
    // given
    var again = "<flowable:caseLifecycleListener targetState=\"terminated\" expression=\"${%s}\"/>";
    var beans = new java.util.HashMap<String, Object>();
    var content = file(again.formatted("again.end(caseInstance.id)"), "");
    try (var test = TestCase.ofFile(database, c -> c.setBeans(beans), content)) {
      beans.put("again", new Again(test.runtime(), told));
      test.start();
      // when
      test.runtime().terminateCaseInstance(test.id());
      // then
      assertThat(told).containsExactly("refused");
      assertThat(test.state()).isEqualTo("terminated");
    }
  }

  /** Ends a case that is over, without its listeners. */
  public record Again(CmmnRuntimeService runtime, List<String> told) {
    /** Notes that it is refused. */
    public void end(String id) {
      try {
        runtime.terminateCaseInstance(id, true);
      } catch (io.millrace.common.IllegalStateEngineException e) {
        told.add("refused");
      }
    }
  }

  @Test
  void aDeploymentOfAnInjectedItemSaysWhichListenerStandsInItsWay() {
    // given
    try (var test = TestCase.ofFile(database, file("", "")).start()) {
      var repository = test.engine().getCmmnRepositoryService();
      var other =
          file("", onItem("'a'.charAt(5)")).replace("<case id=\"case\"", "<case id=\"source\"");
      var deployment =
          repository.createDeployment().addString("other.cmmn", other).deploy().getId();
      var source =
          repository.createCaseDefinitionQuery().caseDefinitionKey("source").singleResult().getId();
      test.engine()
          .getDynamicCmmnService()
          .createInjectedPlanItemInstanceBuilder()
          .caseDefinitionId(source)
          .elementId("a")
          .createInCase(test.id());
      // when
      assertThatThrownBy(() -> repository.deleteDeployment(deployment, true))
          // then
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("Cannot end the plan item instance '")
          .hasMessageContaining("'${'a'.charAt(5)}' of 'terminate' at 'a'");
      test.runtime().terminateCaseInstance(test.id(), true);
      repository.deleteDeployment(deployment, true);
      assertThat(repository.createDeploymentQuery().count()).isOne();
    }
  }

  /** Ends the case of a task without its listeners. */
  public record Ender(CmmnRuntimeService runtime) {
    /** Ends it. */
    public void end(io.millrace.common.delegate.DelegateTask task) {
      runtime.terminateCaseInstance(task.getScopeId(), true);
    }
  }
}
