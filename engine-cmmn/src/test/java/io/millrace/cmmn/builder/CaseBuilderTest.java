package io.millrace.cmmn.builder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.model.CaseFileItemTransition;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.ExitEventType;
import io.millrace.cmmn.model.ExitType;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.Multiplicity;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlanItemOnPart;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.TaskEvent;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.common.BadArgumentException;
import io.millrace.common.IllegalStateEngineException;
import org.junit.jupiter.api.Test;

class CaseBuilderTest {

  @Test
  void aPlanItemHasTheIdThatWasGivenAndRefersToADefinitionOfItsOwn() {
    var index = CaseIndex.of(Cmmn.caseModel("claim").humanTask("check").toCase());
    var item = index.find("check", PlanItem.class).orElseThrow();
    assertThat(item.definitionRef()).isEqualTo("checkDefinition");
    assertThat(index.definition(item)).isInstanceOf(HumanTask.class);
    assertThat(index.container("check").orElseThrow().id()).isEqualTo("claimPlan");
  }

  @Test
  void aCriterionGetsASentryInTheStageAroundItsItem() {
    var model =
        Cmmn.caseModel("claim")
            .humanTask("a")
            .stage("s", s -> s.humanTask("b").entry().on("a", "complete").ifPart("${x}"))
            .toCase();
    var index = CaseIndex.of(model);
    var stage = index.find("s", PlanItem.class).orElseThrow();
    var sentry = index.sentry(stage.entryCriteria().get(0));
    assertThat(stage.entryCriteria().get(0).id()).isEqualTo("sEntry1");
    assertThat(index.container(sentry.id()).orElseThrow().id()).isEqualTo("claimPlan");
    assertThat(sentry.ifPart().condition().text()).isEqualTo("${x}");
    assertThat(sentry.onParts())
        .singleElement()
        .isInstanceOfSatisfying(
            PlanItemOnPart.class,
            part -> {
              assertThat(part.sourceRef()).isEqualTo("a");
              assertThat(part.standardEvent()).isEqualTo(PlanItemTransition.COMPLETE);
            });
  }

  @Test
  void theSentryOfAnExitCriterionOfTheCaseStandsInThePlanModel() {
    var plan =
        Cmmn.caseModel("claim")
            .userEventListener("withdraw")
            .exit(exit -> exit.on("withdraw", "occur").exitEventType(ExitEventType.COMPLETE))
            .toCase()
            .planModel();
    assertThat(plan.exitCriteria())
        .extracting(criterion -> criterion.sentryRef() + " " + criterion.exitEventType())
        .containsExactly("claimExit1Sentry COMPLETE");
    assertThat(plan.sentries()).hasSize(1);
  }

  @Test
  void discretionaryItemsStandInThePlanningTable() {
    var plan =
        Cmmn.caseModel("claim")
            .role("boss", "Boss")
            .discretionary(
                table -> table.humanTask("extra", t -> t.applicable("${ok}").plannedBy("boss")))
            .toCase()
            .planModel();
    assertThat(plan.planItems()).isEmpty();
    assertThat(plan.planningTable().items()).hasSize(1);
    assertThat(plan.planningTable().items().get(0).authorizedRoleRefs()).containsExactly("boss");
    assertThat(plan.planningTable().items().get(0).applicabilityRuleRefs())
        .containsExactly("extraRule1");
  }

  @Test
  void anUnknownTransitionIsRefusedAtOnce() {
    var criterion = Cmmn.caseModel("claim").exit();
    assertThatThrownBy(() -> criterion.on("a", "finish"))
        .isInstanceOf(BadArgumentException.class)
        .hasMessageContaining("'finish'")
        .hasMessageContaining("complete");
  }

  @Test
  void aCaseHasNoEntryCriterion() {
    assertThatThrownBy(() -> Cmmn.caseModel("claim").entry())
        .isInstanceOf(IllegalStateEngineException.class)
        .hasMessageContaining("'claim'");
  }

  @Test
  void aFileMayHoldSeveralCases() {
    var file = Cmmn.caseModel("one").humanTask("a").andCase("two").humanTask("b");
    assertThat(file.toModel().cases())
        .extracting(found -> found.key())
        .containsExactly("one", "two");
    assertThat(file.resourceName()).isEqualTo("one.cmmn.xml");
    assertThat(file.toModel().findCase("two")).isPresent();
    assertThat(file.toModel().findCase("three")).isEmpty();
  }

  @Test
  void whatIsBuiltIsReadFromItsXmlAsItWas() {
    var builder = withEverything();
    assertThat(CmmnXml.read(builder.resourceName(), builder.toBytes()))
        .isEqualTo(builder.toModel());
  }

  private static CaseBuilder withEverything() {
    return tasks(listeners(Cmmn.caseModel("all").name("All of it").documentation("Why & how")))
        .initiatorVariable("starter")
        .candidateStarterUsers("kermit")
        .candidateStarterGroups("frogs", "pigs")
        .historyTimeToLive("P30D")
        .startEvent("claimed")
        .formKey("start")
        .role("boss", "The boss")
        .caseFileItem("folder", Multiplicity.EXACTLY_ONE, "letter")
        .autoComplete()
        .autoComplete("${done}")
        .businessStatus("new")
        .async()
        .exit(exit -> exit.on("user", "occur").exitEventType(ExitEventType.FORCE_COMPLETE))
        .discretionary(table -> table.humanTask("extra", t -> t.applicable("${ok}")));
  }

  private static CaseBuilder tasks(CaseBuilder builder) {
    return builder
        .humanTask(
            "human",
            task ->
                task.name("Human <task>")
                    .assignee("${starter}")
                    .owner("piggy")
                    .candidateUsers("a", "${b(1,2)}")
                    .candidateGroups("c")
                    .performer("boss")
                    .dueDate("P1D")
                    .followUpDate("PT1H")
                    .priority("7")
                    .category("x")
                    .formKey("form")
                    .idVariable("i")
                    .completerVariable("c")
                    .listener(TaskEvent.CREATE, ImplementationKind.EXPRESSION, "${log.it()}")
                    .variableListener(
                        VariableChangeType.UPDATE, ImplementationKind.CLASS, "org.Listener")
                    .lifecycleListener(
                        "available", "active", ImplementationKind.CLASS, "org.Listener")
                    .async()
                    .asyncLeave()
                    .notExclusive()
                    .blocking("${true}")
                    .required("${x}")
                    .manualActivation()
                    .counter("n")
                    .maxInstances("unlimited")
                    .over("list", "element", "index")
                    .aggregate("all", "one", "two")
                    .repeatOn(PlanItemTransition.COMPLETE)
                    .completionNeutral()
                    .parentCompletion(ParentCompletionType.IGNORE_IF_AVAILABLE)
                    .reactivation("${a}", "${b}", "${c}"))
        .again("human2", "human")
        .task("generic", task -> task.nonBlocking().withoutCounter())
        .serviceTask("service", t -> t.className("org.X").field("f", "v").transientResult("r"))
        .serviceTask("expression", t -> t.expression("${bean.call()}").result("r"))
        .httpTask("http", task -> task.field("requestUrl", "http://a").fieldExpression("b", "${c}"))
        .mailTask("mail", task -> task.field("to", "kermit@frogs"))
        .scriptTask("script", "groovy", "a < b\n  && c", task -> task.result("s"))
        .externalWorkerTask("worker", "topic", task -> {})
        .sendEventTask("send", "event", task -> task.payload("${x}", "y"))
        .casePageTask("page", "key", task -> {})
        .processTask(
            "process",
            "p",
            task ->
                task.sameDeployment()
                    .businessKey("${k}")
                    .idVariable("id")
                    .in("a", "b")
                    .inExpression("${a}", "c")
                    .out("d", "e")
                    .outExpression("${f}", "g"))
        .caseTask("case", "${which}", task -> task.inheritBusinessKey().allVariables())
        .decisionTask("decision", "d", t -> t.version(3).result("r").throwErrorOnNoHits())
        .milestone("reached", m -> m.variable("v").displayOrder("1").businessStatus("half"))
        .stage(
            "stage",
            stage ->
                stage
                    .humanTask("inner")
                    .autoComplete()
                    .displayOrder("2")
                    .includeInStageOverview("false")
                    .exit(
                        exit ->
                            exit.id("stageExit")
                                .on("human", "terminate")
                                .exitType(ExitType.ACTIVE_INSTANCES))
                    .entry(
                        entry ->
                            entry
                                .on("human", PlanItemTransition.EXIT)
                                .onCaseFile("folder", CaseFileItemTransition.ADD_CHILD)
                                .onVariable("v", VariableChangeType.UPDATE_CREATE)
                                .triggerMode(TriggerMode.ON_EVENT)
                                .ifPart("${a < b}"))
                    .entry()
                    .ifPart("${c}"))
        .milestone("after", m -> m.entry().onExitBy("stage", "stageExit"));
  }

  private static CaseBuilder listeners(CaseBuilder builder) {
    return builder
        .userEventListener("user", listener -> listener.available("${a}").authorizedRoles("boss"))
        .timerEventListener("timer", "R3/PT1H")
        .timerEventListener(
            "timer2", "PT1H", l -> l.startsWith("human", PlanItemTransition.COMPLETE).repetition())
        .genericEventListener("genericListener", listener -> {})
        .registryEventListener("registry", "e", l -> l.correlation("a", "${b}").payload("c", "d"))
        .signalEventListener("signal", "s", listener -> {})
        .variableEventListener("variable", "v", l -> l.change(VariableChangeType.DELETE))
        .intentEventListener("intent", listener -> {})
        .reactivateEventListener("reactivate", listener -> {});
  }
}
