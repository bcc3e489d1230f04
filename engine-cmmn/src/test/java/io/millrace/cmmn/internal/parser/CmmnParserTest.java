package io.millrace.cmmn.internal.parser;

import static io.millrace.cmmn.internal.parser.Parsing.definition;
import static io.millrace.cmmn.internal.parser.Parsing.plan;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.model.CallBinding;
import io.millrace.cmmn.model.Case;
import io.millrace.cmmn.model.CaseIndex;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.CaseTask;
import io.millrace.cmmn.model.DecisionTask;
import io.millrace.cmmn.model.ExternalWorkerTask;
import io.millrace.cmmn.model.GenericEventListener;
import io.millrace.cmmn.model.GenericTask;
import io.millrace.cmmn.model.HttpTask;
import io.millrace.cmmn.model.HumanTask;
import io.millrace.cmmn.model.ImplementationKind;
import io.millrace.cmmn.model.IntentEventListener;
import io.millrace.cmmn.model.ItemControl;
import io.millrace.cmmn.model.MailTask;
import io.millrace.cmmn.model.Milestone;
import io.millrace.cmmn.model.ParentCompletionType;
import io.millrace.cmmn.model.PlanFragment;
import io.millrace.cmmn.model.PlanItem;
import io.millrace.cmmn.model.PlanItemDefinition;
import io.millrace.cmmn.model.PlanItemTransition;
import io.millrace.cmmn.model.ProcessTask;
import io.millrace.cmmn.model.ReactivateEventListener;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.Sentry;
import io.millrace.cmmn.model.ServiceTask;
import io.millrace.cmmn.model.SignalEventListener;
import io.millrace.cmmn.model.Stage;
import io.millrace.cmmn.model.TimerEventListener;
import io.millrace.cmmn.model.TriggerMode;
import io.millrace.cmmn.model.UserEventListener;
import io.millrace.cmmn.model.VariableChangeType;
import io.millrace.cmmn.model.VariableEventListener;
import io.millrace.cmmn.model.VariableOnPart;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CmmnParserTest {

  static Stream<Arguments> elements() {
    return Stream.of(
        Arguments.of("<humanTask id='x'/>", HumanTask.class),
        Arguments.of("<processTask id='x' processRef='p'/>", ProcessTask.class),
        Arguments.of("<caseTask id='x' caseRef='c'/>", CaseTask.class),
        Arguments.of("<decisionTask id='x' decisionRef='d'/>", DecisionTask.class),
        Arguments.of("<task id='x'/>", GenericTask.class),
        Arguments.of("<task id='x' flowable:expression='${a}'/>", ServiceTask.class),
        Arguments.of(
            "<task id='x' flowable:type='script' flowable:scriptFormat='js'><extensionElements>"
                + "<flowable:script>1</flowable:script></extensionElements></task>",
            ScriptTask.class),
        Arguments.of("<task id='x' flowable:type='http'/>", HttpTask.class),
        Arguments.of("<task id='x' flowable:type='mail'/>", MailTask.class),
        Arguments.of(
            "<task id='x' flowable:type='external-worker' flowable:topic='t'/>",
            ExternalWorkerTask.class),
        Arguments.of(
            "<task id='x' flowable:type='send-event' flowable:eventType='e'/>",
            SendEventTask.class),
        Arguments.of("<task id='x' flowable:type='casePage'/>", CasePageTask.class),
        Arguments.of("<stage id='x'/>", Stage.class),
        Arguments.of("<planFragment id='x'/>", PlanFragment.class),
        Arguments.of("<milestone id='x'/>", Milestone.class),
        Arguments.of("<userEventListener id='x'/>", UserEventListener.class),
        Arguments.of(
            "<timerEventListener id='x'><timerExpression>PT1H</timerExpression>"
                + "</timerEventListener>",
            TimerEventListener.class),
        Arguments.of("<eventListener id='x'/>", GenericEventListener.class),
        Arguments.of(
            "<eventListener id='x' flowable:eventType='signal' flowable:signalRef='s'/>",
            SignalEventListener.class),
        Arguments.of(
            "<eventListener id='x' flowable:eventType='variable' flowable:variableName='v'/>",
            VariableEventListener.class),
        Arguments.of(
            "<eventListener id='x' flowable:eventType='intent'/>", IntentEventListener.class),
        Arguments.of(
            "<eventListener id='x' flowable:eventType='reactivate'/>",
            ReactivateEventListener.class));
  }

  @ParameterizedTest
  @MethodSource("elements")
  void anElementBecomesADefinitionOfItsKind(
      String element, Class<? extends PlanItemDefinition> kind) {
    assertThat(Parsing.problems(definition(element))).isEmpty();
    assertThat(read(element, PlanItemDefinition.class)).isExactlyInstanceOf(kind);
  }

  @Test
  void everyKindOfDefinitionIsReadFromSomeElement() {
    var leaves = leaves(PlanItemDefinition.class).toList();
    assertThat(elements().map(element -> element.get()[1]))
        .containsExactlyInAnyOrderElementsOf(leaves);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(CmmnParserTest::leaves)
        : Stream.of(type);
  }

  @ParameterizedTest
  @ValueSource(strings = {"flowable", "camunda", "operaton", "millrace"})
  void attributesMeanTheSameInTheNamespaceOfAnyEngine(String prefix) {
    var task = read("<humanTask id='x' " + prefix + ":assignee='kermit'/>", HumanTask.class);
    assertThat(task.assignment().assignee()).isEqualTo("kermit");
  }

  @Test
  void whatIsAbsentHasTheDefaultOfTheStandard() {
    var task = read("<humanTask id='x'/>", HumanTask.class);
    assertThat(task.task().blocking()).isTrue();
    assertThat(task.task().async().async()).isFalse();
    assertThat(task.task().async().exclusive()).isTrue();
    assertThat(task.settings().defaultControl()).isNull();
    assertThat(read("<stage id='x'/>", Stage.class).stage().autoComplete()).isFalse();
  }

  @Test
  void listsAreSplitAtCommasThatAreNotWithinExpressions() {
    var task =
        read("<humanTask id='x' flowable:candidateUsers='a, ${b.of(1,2)} ,c'/>", HumanTask.class);
    assertThat(task.assignment().candidateUsers()).containsExactly("a", "${b.of(1,2)}", "c");
  }

  @Test
  void rulesOfAPlanItemReplaceThoseOfItsDefinition() {
    var index =
        index(
            "<planItem id='xItem' definitionRef='x'><itemControl><extensionElements>"
                + "<flowable:parentCompletionRule type='ignore'/></extensionElements></itemControl>"
                + "</planItem><planItem id='yItem' definitionRef='x'/>"
                + "<humanTask id='x'><defaultControl><requiredRule/></defaultControl></humanTask>");
    var own = control(index, "xItem");
    assertThat(own.requiredRule()).isNull();
    assertThat(own.parentCompletionRule().type()).isEqualTo(ParentCompletionType.IGNORE);
    assertThat(control(index, "yItem").requiredRule()).isNotNull();
    assertThat(control(index, "first")).isEqualTo(ItemControl.NONE);
  }

  private static ItemControl control(CaseIndex index, String item) {
    return index.control(index.find(item, PlanItem.class).orElseThrow());
  }

  @Test
  void variableOnPartsOfASentryAreRead() {
    var sentry =
        index(
                "<planItem id='xItem' definitionRef='firstTask'><entryCriterion sentryRef='s'/>"
                    + "</planItem><sentry id='s' flowable:triggerMode='onEvent'><extensionElements>"
                    + "<camunda:variableOnPart variableName='v'>"
                    + "<camunda:variableEvent>delete</camunda:variableEvent>"
                    + "</camunda:variableOnPart></extensionElements></sentry>")
            .find("s", Sentry.class)
            .orElseThrow();
    assertThat(sentry.triggerMode()).isEqualTo(TriggerMode.ON_EVENT);
    assertThat(sentry.onParts())
        .singleElement()
        .isInstanceOfSatisfying(
            VariableOnPart.class,
            part -> {
              assertThat(part.variableName()).isEqualTo("v");
              assertThat(part.changeType()).isEqualTo(VariableChangeType.DELETE);
            });
  }

  @Test
  void aCallSaysWhichVersionAndWhatPasses() {
    var task =
        read(
            "<processTask id='x' processRef='p' camunda:processBinding='version'"
                + " camunda:processVersion='3'><extensionElements><camunda:in businessKey='${k}'/>"
                + "<camunda:in variables='all'/><camunda:out source='a' target='b'/>"
                + "</extensionElements></processTask>",
            ProcessTask.class);
    assertThat(task.called().binding()).isEqualTo(CallBinding.VERSION);
    assertThat(task.called().version()).isEqualTo("3");
    assertThat(task.mappings().businessKey()).isEqualTo("${k}");
    assertThat(task.mappings().ins()).singleElement().matches(mapping -> mapping.all());
    assertThat(task.mappings().outs())
        .extracting(mapping -> mapping.source() + " " + mapping.target())
        .containsExactly("a b");
  }

  @Test
  void listenersOfTasksAndPlanItemsAreRead() {
    var task =
        read(
            "<humanTask id='x'><extensionElements>"
                + "<flowable:taskListener event='create' class='org.Mine'/>"
                + "<camunda:caseExecutionListener event='manualStart' expression='${a}'/>"
                + "</extensionElements></humanTask>",
            HumanTask.class);
    assertThat(task.taskListeners().get(0).implementation().kind())
        .isEqualTo(ImplementationKind.CLASS);
    assertThat(task.settings().listeners().get(0).transitions())
        .containsExactly(PlanItemTransition.MANUAL_START);
  }

  @Test
  void conditionsInOtherLanguagesAreScripts() {
    var parts = "<ifPart><condition language='%s'>a</condition></ifPart>";
    var xml =
        "<planItem id='xItem' definitionRef='firstTask'><entryCriterion sentryRef='s'/>"
            + "<entryCriterion sentryRef='t'/></planItem><sentry id='s'>"
            + parts.formatted("groovy")
            + "</sentry><sentry id='t'>"
            + parts.formatted("juel")
            + "</sentry>";
    assertThat(condition(xml, "s")).isTrue();
    assertThat(condition(xml, "t")).isFalse();
  }

  private static boolean condition(String xml, String sentry) {
    return index(xml).find(sentry, Sentry.class).orElseThrow().ifPart().condition().script();
  }

  @Test
  void positionsAreThoseOfTheFileAndDoNotMatterToEquality() {
    var task = read("<humanTask id='x'/>", HumanTask.class);
    var below = read("\n\n<humanTask id='x'/>", HumanTask.class);
    assertThat(task.info().position().line()).isEqualTo(7);
    assertThat(below.info().position().line()).isEqualTo(9);
    assertThat(below).isEqualTo(task);
  }

  @Test
  void whatIsWarnedOfIsReadAllTheSame() {
    var parsed = Parsing.parse(plan("<task id='unused'/>"));
    assertThat(parsed.warnings()).hasSize(1);
    assertThat(CaseIndex.of(only(parsed)).find("unused")).isPresent();
  }

  private static Case only(ParsedCmmn parsed) {
    return parsed.model().cases().get(0);
  }

  private static CaseIndex index(String content) {
    return CaseIndex.of(only(Parsing.parse(plan(content))));
  }

  private static <T extends PlanItemDefinition> T read(String definition, Class<T> kind) {
    var parsed = Parsing.parse(definition(definition));
    return CaseIndex.of(only(parsed)).find("x", kind).orElseThrow();
  }
}
