package io.millrace.cmmn.internal.parser;

import static io.millrace.cmmn.internal.parser.Parsing.definition;
import static io.millrace.cmmn.internal.parser.Parsing.file;
import static io.millrace.cmmn.internal.parser.Parsing.plan;
import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.common.Problem;
import io.millrace.common.internal.xml.XmlProblem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class CmmnProblemTest {

  private static final String SENTRY =
      "<sentry id='s'><planItemOnPart sourceRef='first'><standardEvent>%s</standardEvent>"
          + "</planItemOnPart></sentry>";
  private static final String ENTRY =
      "<planItem id='xItem' definitionRef='x'><entryCriterion id='e' sentryRef='s'/></planItem>"
          + "<humanTask id='x'/>";

  /**
   * A piece of XML with one problem.
   *
   * @param problem the problem
   * @param elementId the element it is reported of
   * @param wrong the file
   */
  record Example(CmmnProblem problem, String elementId, String wrong) {

    @Override
    public String toString() {
      return problem + " " + wrong.replaceAll("\\s+", " ").substring(200);
    }
  }

  static Stream<Example> examples() {
    return Stream.of(ofFiles(), ofValues(), ofReferences(), ofSentries(), ofKinds())
        .flatMap(examples -> examples);
  }

  private static Stream<Example> ofFiles() {
    return Stream.of(
        new Example(
            CmmnProblem.NOT_CMMN, null, file("<case id='c'/>").replace("definitions", "other")),
        new Example(CmmnProblem.NOT_CMMN, null, file("").replace("20151109", "20991109")),
        new Example(CmmnProblem.OLD_VERSION, null, file("").replace("20151109", "20131201")),
        new Example(CmmnProblem.NO_CASE, null, file("")),
        new Example(CmmnProblem.PLAN_MODEL, "c", file("<case id='c'/>")),
        new Example(
            CmmnProblem.EMPTY_PLAN_MODEL, "p", file("<case id='c'><casePlanModel id='p'/></case>")),
        new Example(
            CmmnProblem.DUPLICATE_CASE,
            "case",
            plan("").replace("</case>", "</case>" + minimal("case", "2"))),
        new Example(CmmnProblem.UNSUPPORTED_ELEMENT, "y", plan("<sequenceFlow id='y'/>")),
        new Example(
            CmmnProblem.UNSUPPORTED_ELEMENT,
            "x",
            definition(
                "<humanTask id='x'><extensionElements><camunda:connector/>"
                    + "</extensionElements></humanTask>")),
        new Example(
            CmmnProblem.UNSUPPORTED_ATTRIBUTE, "x", definition("<humanTask id='x' urgent='1'/>")),
        new Example(
            CmmnProblem.UNSUPPORTED_ATTRIBUTE,
            "x",
            definition("<humanTask id='x' flowable:class='X'/>")));
  }

  private static String minimal(String key, String suffix) {
    return ("<case id='%s'><casePlanModel id='plan%s'><planItem id='i%s' definitionRef='t%s'/>"
            + "<task id='t%s'/></casePlanModel></case>")
        .formatted(key, suffix, suffix, suffix, suffix);
  }

  private static Stream<Example> ofValues() {
    return Stream.of(
        new Example(CmmnProblem.MISSING_ID, "plan", plan("<planItem definitionRef='firstTask'/>")),
        new Example(
            CmmnProblem.DUPLICATE_ID,
            "first",
            plan("<planItem id='first' definitionRef='firstTask'/>")),
        new Example(
            CmmnProblem.INVALID_ID, "1 x", plan("<planItem id='1 x' definitionRef='firstTask'/>")),
        new Example(
            CmmnProblem.TOO_LONG,
            "x",
            definition("<humanTask id='x' name='" + "n".repeat(256) + "'/>")),
        new Example(
            CmmnProblem.CONTRADICTION,
            "x",
            definition("<humanTask id='x' flowable:assignee='a' camunda:assignee='b'/>")),
        new Example(
            CmmnProblem.CONTRADICTION,
            "x",
            definition("<task id='x' flowable:class='A' flowable:expression='${b}'/>")),
        new Example(
            CmmnProblem.CONTRADICTION,
            "x",
            definition("<processTask id='x' processRef='p' camunda:processVersion='1'/>")),
        new Example(
            CmmnProblem.INVALID_VALUE, "x", definition("<humanTask id='x' isBlocking='maybe'/>")),
        new Example(
            CmmnProblem.INVALID_VALUE,
            "x",
            definition("<humanTask id='x' flowable:priority='a'/>")),
        new Example(
            CmmnProblem.INVALID_VALUE,
            "x",
            definition(
                "<humanTask id='x'><defaultControl><repetitionRule flowable:maxInstanceCount='0'/>"
                    + "</defaultControl></humanTask>")),
        new Example(
            CmmnProblem.INVALID_VALUE,
            "x",
            definition("<decisionTask id='x' decisionRef='d' camunda:mapDecisionResult='best'/>")),
        new Example(
            CmmnProblem.INVALID_EXPRESSION,
            "x",
            definition("<humanTask id='x' flowable:assignee='${a'/>")),
        new Example(
            CmmnProblem.INVALID_EXPRESSION,
            "x",
            definition("<humanTask id='x' flowable:taskIdVariableName='${a'/>")),
        new Example(
            CmmnProblem.INVALID_EXPRESSION,
            "x",
            definition("<humanTask id='x' flowable:taskCompleterVariableName='${a'/>")),
        new Example(
            CmmnProblem.INVALID_EXPRESSION,
            "x",
            definition("<milestone id='x' flowable:milestoneVariable='${a'/>")),
        new Example(
            CmmnProblem.INVALID_EXPRESSION,
            "x",
            definition("<caseTask id='x' caseRef='c' flowable:idVariableName='${a'/>")),
        new Example(
            CmmnProblem.INVALID_EXPRESSION,
            "s",
            plan(ENTRY + "<sentry id='s'><ifPart><condition>${1 +}</condition></ifPart></sentry>")),
        new Example(
            CmmnProblem.INVALID_TIME,
            "x",
            definition("<humanTask id='x' flowable:dueDate='soon'/>")),
        new Example(CmmnProblem.INVALID_TIME, "x", timer("tomorrow")),
        new Example(CmmnProblem.INVALID_TIME, "x", timer("R3/soon")),
        new Example(CmmnProblem.INVALID_TIME, "x", timer("99 * * * * ?")),
        new Example(
            CmmnProblem.INVALID_TIME,
            "case",
            plan("").replace("id=\"case\"", "id='case' camunda:historyTimeToLive='long'")),
        new Example(
            CmmnProblem.UNKNOWN_KIND, "x", definition("<task id='x' flowable:type='magic'/>")),
        new Example(
            CmmnProblem.UNKNOWN_KIND,
            "x",
            definition("<eventListener id='x' flowable:eventType='magic'/>")),
        new Example(
            CmmnProblem.MISSING_VALUE, "x", human("<flowable:localization name='Prüfen'/>")),
        new Example(CmmnProblem.INVALID_VALUE, "x", human("<flowable:localization locale='a b'/>")),
        new Example(
            CmmnProblem.SEVERAL,
            "x",
            human("<flowable:localization locale='de'/><flowable:localization locale='DE'/>")),
        new Example(CmmnProblem.MISSING_VALUE, "xItem", plan("<planItem id='xItem'/>")),
        new Example(CmmnProblem.MISSING_VALUE, "x", definition("<timerEventListener id='x'/>")),
        new Example(CmmnProblem.MISSING_VALUE, "x", definition("<processTask id='x'/>")),
        new Example(
            CmmnProblem.MISSING_VALUE, "x", definition("<task id='x' flowable:type='java'/>")),
        new Example(
            CmmnProblem.MISSING_VALUE,
            "x",
            definition("<task id='x' flowable:type='external-worker'/>")),
        new Example(
            CmmnProblem.MISSING_VALUE,
            "x",
            definition("<eventListener id='x' flowable:eventType='signal'/>")),
        new Example(
            CmmnProblem.SEVERAL,
            "x",
            definition("<humanTask id='x'><defaultControl/><defaultControl/></humanTask>")));
  }

  private static String timer(String time) {
    return definition(
        "<timerEventListener id='x'><timerExpression>"
            + time
            + "</timerExpression></timerEventListener>");
  }

  private static String human(String extensions) {
    return definition(
        "<humanTask id='x'><extensionElements>" + extensions + "</extensionElements></humanTask>");
  }

  private static Stream<Example> ofReferences() {
    return Stream.of(
        dangling("xItem", "<planItem id='xItem' definitionRef='nowhere'/>"),
        dangling("xItem", "<planItem id='xItem' definitionRef='plan'/>"),
        dangling("e", ENTRY),
        dangling(
            "on",
            ENTRY
                + SENTRY
                    .formatted("complete")
                    .replace("sourceRef='first'", "id='on' sourceRef='nowhere'")),
        dangling(
            "on",
            ENTRY
                + "<sentry id='s'><caseFileItemOnPart id='on' sourceRef='nowhere'>"
                + "<standardEvent>create</standardEvent></caseFileItemOnPart></sentry>"),
        dangling(
            "on",
            ENTRY
                + SENTRY
                    .formatted("exit")
                    .replace("sourceRef", "id='on' exitCriterionRef='nowhere' sourceRef")),
        dangling(
            "x",
            "<planItem id='xItem' definitionRef='x'/><humanTask id='x' performerRef='nobody'/>"),
        dangling(
            "x",
            "<planItem id='xItem' definitionRef='x'/>"
                + "<userEventListener id='x' authorizedRoleRefs='boss nobody'/>"),
        dangling(
            "d",
            "<planningTable><discretionaryItem id='d' definitionRef='firstTask'"
                + " applicabilityRuleRefs='nowhere'/></planningTable>"),
        dangling(
            "x",
            "<planItem id='xItem' definitionRef='x'/><timerEventListener id='x'>"
                + "<timerExpression>PT1H</timerExpression><planItemStartTrigger sourceRef='nowhere'>"
                + "<standardEvent>start</standardEvent></planItemStartTrigger></timerEventListener>"),
        dangling(
            "in",
            "<planItem id='xItem' definitionRef='x'/>"
                + "<humanTask id='x'><input id='in' bindingRef='nowhere'/></humanTask>"),
        new Example(
            CmmnProblem.DANGLING_REFERENCE,
            "item",
            plan("")
                .replace(
                    "<casePlanModel",
                    "<caseFileModel><caseFileItem id='item' definitionRef='nowhere'/></caseFileModel>"
                        + "<casePlanModel")),
        new Example(
            CmmnProblem.DEFINITION_OUT_OF_SCOPE,
            "yItem",
            definition(
                "<stage id='x'><planItem id='zItem' definitionRef='z'/><task id='z'/></stage>"
                    + "<planItem id='yItem' definitionRef='z'/>")),
        new Example(
            CmmnProblem.STAGE_IN_ITSELF,
            "yItem",
            definition("<stage id='x'><planItem id='yItem' definitionRef='x'/></stage>")),
        new Example(
            CmmnProblem.LONG_DOCUMENTATION,
            "x",
            definition(
                "<humanTask id='x'><documentation>"
                    + "d".repeat(4001)
                    + "</documentation></humanTask>")),
        new Example(CmmnProblem.UNUSED_DEFINITION, "x", plan("<task id='x'/>")),
        new Example(CmmnProblem.UNUSED_SENTRY, "s", plan(SENTRY.formatted("complete"))));
  }

  private static Example dangling(String elementId, String content) {
    return new Example(CmmnProblem.DANGLING_REFERENCE, elementId, plan(content));
  }

  private static Stream<Example> ofSentries() {
    return Stream.of(
        new Example(CmmnProblem.EMPTY_SENTRY, "s", plan(ENTRY + "<sentry id='s'/>")),
        new Example(CmmnProblem.MISSING_VALUE, "s", plan(ENTRY + SENTRY.formatted(""))),
        new Example(CmmnProblem.INVALID_VALUE, "s", plan(ENTRY + SENTRY.formatted("finish"))),
        new Example(
            CmmnProblem.IMPOSSIBLE_TRANSITION, null, plan(ENTRY + SENTRY.formatted("occur"))),
        new Example(
            CmmnProblem.IMPOSSIBLE_TRANSITION,
            null,
            plan(ENTRY + SENTRY.formatted("occur").replace("'first'", "'plan'"))),
        new Example(
            CmmnProblem.EXIT_REFERENCE,
            "on",
            plan(
                "<planItem id='xItem' definitionRef='x'><exitCriterion id='exit' sentryRef='s2'/>"
                    + "<entryCriterion sentryRef='s'/></planItem><humanTask id='x'/>"
                    + SENTRY.formatted("complete").replace("'s'", "'s2'")
                    + SENTRY
                        .formatted("exit")
                        .replace("sourceRef", "id='on' exitCriterionRef='exit' sourceRef"))));
  }

  private static Stream<Example> ofKinds() {
    return Stream.of(
        new Example(
            CmmnProblem.CRITERION_NOT_ALLOWED,
            "xItem",
            criterion("exitCriterion", "<milestone id='x'/>")),
        new Example(
            CmmnProblem.CRITERION_NOT_ALLOWED,
            "xItem",
            criterion("exitCriterion", "<userEventListener id='x'/>")),
        new Example(
            CmmnProblem.CRITERION_NOT_ALLOWED,
            "xItem",
            criterion("entryCriterion", "<eventListener id='x'/>")),
        new Example(
            CmmnProblem.RULE_NOT_ALLOWED,
            "x",
            definition(
                "<userEventListener id='x'><defaultControl><requiredRule/></defaultControl>"
                    + "</userEventListener>")),
        new Example(
            CmmnProblem.RULE_NOT_ALLOWED,
            "xItem",
            plan(
                "<planItem id='xItem' definitionRef='x'><itemControl><manualActivationRule/>"
                    + "</itemControl></planItem><milestone id='x'/>")),
        new Example(
            CmmnProblem.RULE_NOT_ALLOWED,
            "plan",
            plan("<defaultControl><repetitionRule/></defaultControl>")));
  }

  private static String criterion(String name, String definition) {
    return plan(
        "<planItem id='xItem' definitionRef='x'><"
            + name
            + " sentryRef='s'/></planItem>"
            + definition
            + SENTRY.formatted("complete"));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void aProblemIsReportedAloneWithItsPlaceAndElement(Example example) {
    var problems = Parsing.problems(example.wrong());
    assertThat(problems).extracting(Problem::code).containsExactly(example.problem().code());
    var problem = problems.get(0);
    assertThat(problem.elementId()).isEqualTo(example.elementId());
    assertThat(problem.severity()).isEqualTo(example.problem().severity());
    assertThat(problem.remedy()).isEqualTo(example.problem().remedy());
    assertThat(problem.resource()).isEqualTo("test.cmmn");
    assertThat(problem.line()).isPositive();
    assertThat(problem.column()).isPositive();
    assertThat(problem.message()).endsWith(".");
  }

  @ParameterizedTest
  @EnumSource
  void everyProblemHasAnExample(CmmnProblem problem) {
    assertThat(examples().map(Example::problem)).contains(problem);
  }

  @Test
  void codesAreUnique() {
    assertThat(CmmnProblem.values()).extracting(CmmnProblem::code).doesNotHaveDuplicates();
  }

  @Test
  void theDocumentationListsEveryProblemWithItsRemedy() throws IOException {
    var table = Files.readString(documentation());
    var problems =
        Stream.concat(
            Arrays.stream(CmmnProblem.values()).map(p -> List.of(p.code(), p.remedy())),
            Arrays.stream(XmlProblem.values()).map(p -> List.of(p.code(), p.remedy())));
    assertThat(problems).allSatisfy(problem -> assertThat(table).contains(problem));
  }

  @Test
  void allProblemsOfAFileAreReportedAtOnceInTheOrderOfItsLines() {
    var xml =
        plan(
            """
            <planItem id='a' definitionRef='nowhere'/>
            <humanTask id='b' flowable:dueDate='bad' nonsense='x'/>
            <sentry id='c'/>
            <flow id='d'/>""");
    assertThat(Parsing.problems(xml))
        .extracting(problem -> problem.line() + " " + problem.elementId() + " " + problem.code())
        .containsExactly(
            "7 a CMMN-010", "8 b CMMN-016", "8 b CMMN-004", "9 c CMMN-030", "10 d CMMN-003");
  }

  @Test
  void aSlipInTheNameOfAnElementIsToldFromWhatIsNotSupported() {
    assertThat(Parsing.problems(definition("<humanTsk id='x'/><nonsense id='y'/>")))
        .extracting(Problem::message)
        .contains(
            "The element 'humanTsk' is not supported in casePlanModel 'plan'; did you mean 'humanTask'?",
            "The element 'nonsense' is not supported in casePlanModel 'plan'.");
  }

  @Test
  void aSlipInTheNameOfAnAttributeIsToldFromAWrongPrefix() {
    assertThat(
            Parsing.problems(
                definition(
                    "<humanTask id='x' flowable:asignee='a' assignee='b' flowable:nonsense='c'/>")))
        .extracting(Problem::message)
        .containsExactly(
            "The attribute 'asignee' of humanTask 'x' with value 'a' is not supported; did you mean 'assignee'?",
            "The attribute 'assignee' of humanTask 'x' with value 'b' is not supported.",
            "The attribute 'nonsense' of humanTask 'x' with value 'c' is not supported.");
  }

  @Test
  void anElementWhoseReferenceLeadsNowhereIsNamed() {
    assertThat(Parsing.problems(plan("<planItem id='a' definitionRef='nowhere'/>")))
        .extracting(Problem::message)
        .containsExactly("'a' refers to 'nowhere', which is no definition of the case.");
  }

  @Test
  void aTaskWhoseClassIsEmptyDoesNotBecomeOneThatWaits() {
    for (var kind : List.of("class", "expression", "delegateExpression")) {
      assertThat(Parsing.problems(definition("<task id='x' flowable:" + kind + "=' '/>")))
          .extracting(problem -> problem.code() + " " + problem.message())
          .containsExactly("CMMN-018 task 'x' has an empty '" + kind + "'.");
    }
  }

  @Test
  void itemsMayWaitForEachOther() {
    var xml =
        plan(
            "<planItem id='a' definitionRef='firstTask'><entryCriterion sentryRef='onB'/></planItem>"
                + "<planItem id='b' definitionRef='firstTask'><entryCriterion sentryRef='onA'/></planItem>"
                + SENTRY.formatted("complete").replace("'s'", "'onA'").replace("'first'", "'a'")
                + SENTRY.formatted("complete").replace("'s'", "'onB'").replace("'first'", "'b'"));
    assertThat(Parsing.problems(xml)).isEmpty();
  }

  @Test
  void whatIsMalformedOrHostileIsNoModel() {
    assertThat(Parsing.problems("<definitions>"))
        .extracting(Problem::code)
        .containsExactly("XML-001");
    assertThat(Parsing.problems("<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>"))
        .extracting(Problem::code)
        .containsExactly("XML-002");
    var deep = "<stage id='s'>".repeat(300) + "</stage>".repeat(300);
    assertThat(Parsing.problems(plan(deep))).extracting(Problem::code).containsExactly("XML-004");
  }

  @Test
  void aHostileFileCannotFillTheMemoryWithProblems() {
    assertThat(Parsing.problems(plan("<nonsense/>".repeat(5000)))).hasSize(1000);
  }

  private static Path documentation() {
    return Stream.of("docs/cmmn-problems.md", "../docs/cmmn-problems.md")
        .map(Path::of)
        .filter(Files::exists)
        .findFirst()
        .orElseThrow();
  }
}
