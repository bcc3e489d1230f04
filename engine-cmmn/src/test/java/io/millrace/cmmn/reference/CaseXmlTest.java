package io.millrace.cmmn.reference;

import static io.millrace.cmmn.reference.Items.complete;
import static io.millrace.cmmn.reference.Items.is;
import static io.millrace.cmmn.reference.Items.on;
import static io.millrace.cmmn.reference.Items.stage;
import static io.millrace.cmmn.reference.Items.task;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CaseXmlTest {

  private static String xml(Item... items) {
    return CaseXml.of(new CaseModel("case", stage("plan", items)));
  }

  @Test
  void rulesOfTheStandardAreItsElements() {
    var rules =
        Items.required().withManualActivation(is("b")).withRepetition(new Repetition(null, 0));

    assertThat(xml(task("a").with(rules)))
        .contains(
            "<requiredRule/>",
            "<manualActivationRule>",
            "<![CDATA[${b == true}]]>",
            "<repetitionRule")
        .contains(
            "<planItem id=\"a\" definitionRef=\"a_def\">", "<humanTask id=\"a_def\" name=\"a\"/>");
  }

  @Test
  void rulesOfTheFieldAreItsExtensions() {
    var rules =
        Control.NONE
            .withCompletionNeutral(Condition.ALWAYS)
            .with(ParentCompletion.IGNORE_IF_AVAILABLE)
            .withRepetition(new Repetition(new Condition.CounterBelow(3), 2));

    assertThat(xml(task("a").with(rules)))
        .contains("<flowable:completionNeutralRule/>")
        .contains("<flowable:parentCompletionRule type=\"ignoreIfAvailable\"/>")
        .contains("flowable:counterVariable=\"repetitionCounter\" flowable:maxInstanceCount=\"2\"")
        .contains("${repetitionCounter < 3}");
  }

  @Test
  void criteriaReferToSentriesOfTheirStage() {
    var gentle = on("out", complete("a")).with(ExitType.ACTIVE_INSTANCES).asOnEvent();
    var reference = new OnPart("b", Transition.EXIT, "out");

    assertThat(xml(task("a"), task("b").exiting(gentle), task("c").entering(on("in", reference))))
        .contains(
            "<exitCriterion id=\"out\" sentryRef=\"out_sentry\" flowable:exitType=\"activeInstances\"/>")
        .contains("<sentry id=\"out_sentry\" flowable:triggerMode=\"onEvent\">")
        .contains("<planItemOnPart id=\"in_sentry_on0\" sourceRef=\"b\" exitCriterionRef=\"out\">")
        .contains("<standardEvent>exit</standardEvent>");
  }

  @Test
  void exitCriteriaOfThePlanModelStandInIt() {
    var done = on("done", complete("a")).with(ExitEventType.COMPLETE);
    var plan = stage("plan", task("a")).exiting(done).autoCompleting();

    assertThat(CaseXml.of(new CaseModel("case", plan)))
        .contains("<casePlanModel id=\"plan\" autoComplete=\"true\">")
        .contains(
            "<exitCriterion id=\"done\" sentryRef=\"done_sentry\" flowable:exitEventType=\"complete\"/>");
  }
}
