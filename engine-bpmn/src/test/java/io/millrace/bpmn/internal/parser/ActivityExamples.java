package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of activities and listeners. */
final class ActivityExamples {

  private static final String TIMER =
      "<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>";

  private ActivityExamples() {}

  static Stream<Example> all() {
    return Stream.of(implementations(), loops(), calls(), work()).flatMap(examples -> examples);
  }

  private static Stream<Example> implementations() {
    return Stream.of(
        new Example(
            BpmnProblem.MISSING_IMPLEMENTATION,
            "n",
            around("<serviceTask id='n' implementation='##WebService'/>"),
            around("<serviceTask id='n' implementation='##WebService' flowable:class='A'/>")),
        new Example(
            BpmnProblem.MISSING_IMPLEMENTATION,
            "n",
            extended("<flowable:executionListener event='start'/>"),
            extended("<flowable:executionListener event='start' class='A'/>")),
        new Example(
            BpmnProblem.SEVERAL_IMPLEMENTATIONS,
            "n",
            around("<serviceTask id='n' flowable:class='A' camunda:expression='${b}'/>"),
            around("<serviceTask id='n' camunda:expression='${b}'/>")),
        new Example(
            BpmnProblem.RESULT_WITHOUT_EXPRESSION,
            "n",
            around("<serviceTask id='n' flowable:class='A' flowable:resultVariable='x'/>"),
            around("<serviceTask id='n' flowable:expression='${a}' flowable:resultVariable='x'/>")),
        new Example(
            BpmnProblem.INVALID_EXPRESSION,
            "n",
            around("<serviceTask id='n' flowable:delegateExpression='bean'/>"),
            around("<serviceTask id='n' flowable:delegateExpression='${bean}'/>")),
        new Example(
            BpmnProblem.ENGINE_IN_EXPRESSION,
            "n",
            around("<serviceTask id='n' flowable:expression='${theEngine}'/>"),
            around("<serviceTask id='n' flowable:expression='${bean}'/>")),
        new Example(
            BpmnProblem.MISSING_LISTENER_EVENT,
            "n",
            extended("<flowable:executionListener class='A'/>"),
            extended("<flowable:executionListener class='A' event='end'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            extended("<flowable:taskListener class='A' event='never'/>"),
            extended("<flowable:taskListener class='A' event='delete'/>")),
        new Example(
            BpmnProblem.INCOMPLETE_TIMEOUT,
            "n",
            extended(timeout("event='timeout'", TIMER)),
            extended(timeout("event='timeout' id='late'", TIMER))),
        new Example(
            BpmnProblem.INCOMPLETE_TIMEOUT,
            "n",
            extended(timeout("event='timeout' id='late'", "")),
            extended(timeout("event='timeout' id='late'", TIMER))),
        new Example(
            BpmnProblem.INCOMPLETE_TIMEOUT,
            "n",
            extended(timeout("event='create' id='late'", TIMER)),
            extended(timeout("event='create' id='late'", ""))),
        new Example(
            BpmnProblem.INCOMPLETE_TIMEOUT,
            "n",
            extended(
                timeout("event='timeout' id='late'", TIMER)
                    + timeout("event='timeout' id='late'", TIMER)),
            extended(
                timeout("event='timeout' id='late'", TIMER)
                    + timeout("event='timeout' id='later'", TIMER))),
        new Example(
            BpmnProblem.TIMER_NEEDS_ONE_TIME,
            "n",
            extended(timeout("event='timeout' id='late'", "<timerEventDefinition/>")),
            extended(timeout("event='timeout' id='late'", TIMER))),
        new Example(
            BpmnProblem.CONNECTOR,
            "n",
            extended(
                "<camunda:executionListener event='start'><camunda:connector/></camunda:executionListener>"),
            extended("<camunda:executionListener event='start' expression='${a}'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            extended("<flowable:executionListener event='start' class='A' onTransaction='later'/>"),
            extended(
                "<flowable:executionListener event='start' class='A' onTransaction='committed'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            extended("<flowable:taskListener event='create' class='A' onTransaction='later'/>"),
            extended(
                "<flowable:taskListener event='create' class='A' onTransaction='rolled-back'/>")),
        new Example(
            BpmnProblem.UNSUPPORTED_ATTRIBUTE,
            "n",
            extended(
                "<flowable:executionListener event='start' class='A' customPropertiesResolverClass='B'/>"),
            extended("<flowable:executionListener event='start' class='A'/>")),
        new Example(
            BpmnProblem.INCOMPLETE_FIELD, "n", field("name='x'"), field("name='x' stringValue=''")),
        new Example(
            BpmnProblem.INCOMPLETE_FIELD,
            "n",
            field("name='x' stringValue='a' expression='${b}'"),
            field("name='x' expression='${b}'")),
        new Example(
            BpmnProblem.INCOMPLETE_WORKER_ERROR,
            "n",
            worker("<camunda:errorEventDefinition camunda:expression='${a}'/>"),
            worker("<camunda:errorEventDefinition errorRef='e' camunda:expression='${a}'/>")),
        new Example(
            BpmnProblem.INCOMPLETE_WORKER_ERROR,
            "n",
            worker("<camunda:errorEventDefinition errorRef='e' expression='always'/>"),
            worker("<camunda:errorEventDefinition errorRef='e' expression='${true}'/>")),
        new Example(
            BpmnProblem.INVALID_LOCALIZATION,
            "n",
            extended("<flowable:localization name='x'/>"),
            extended("<flowable:localization locale='de' name='x'/>")),
        new Example(
            BpmnProblem.INVALID_LOCALIZATION,
            "n",
            extended("<flowable:localization locale='some language' name='x'/>"),
            extended("<flowable:localization locale='pt_BR' name='x'/>")),
        new Example(
            BpmnProblem.INVALID_LOCALIZATION,
            "n",
            extended(
                "<flowable:localization locale='de'/><flowable:localization locale='DE' name='x'/>"),
            extended(
                "<flowable:localization locale='de'/><flowable:localization locale='en' name='x'/>")),
        new Example(
            BpmnProblem.INCOMPLETE_FIELD,
            "n",
            field("stringValue='a'"),
            field("name='x' stringValue='a'")));
  }

  private static Stream<Example> loops() {
    return Stream.of(
        new Example(
            BpmnProblem.LOOP_WITHOUT_COUNT,
            "n",
            loop("", ""),
            loop("", "<loopCardinality>2</loopCardinality>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            loop("", "<loopCardinality>-1</loopCardinality>"),
            loop("", "<loopCardinality>${n}</loopCardinality>")),
        new Example(
            BpmnProblem.CONTRADICTION,
            "n",
            loop("flowable:collection='a'", "<loopDataInputRef>b</loopDataInputRef>"),
            loop("flowable:collection='a'", "<loopDataInputRef>a</loopDataInputRef>")),
        new Example(
            BpmnProblem.LOOP_WITHOUT_COUNT,
            "n",
            loop("", collection("", "")),
            loop("", collection("class='A'", ""))),
        new Example(
            BpmnProblem.SEVERAL_IMPLEMENTATIONS,
            "n",
            loop("", collection("class='A' delegateExpression='${a}'", "")),
            loop("", collection("flowable:delegateExpression='${a}'", ""))),
        new Example(
            BpmnProblem.INVALID_EXPRESSION,
            "n",
            loop("", collection("delegateExpression='a'", "")),
            loop(
                "",
                collection("delegateExpression='${a}'", "<flowable:string>a</flowable:string>"))),
        new Example(
            BpmnProblem.CONTRADICTION,
            "n",
            loop(
                "",
                collection(
                    "class='A'",
                    "<flowable:string>a</flowable:string><flowable:expression>${b}</flowable:expression>")),
            loop("", collection("", "<flowable:expression>${b}</flowable:expression>"))));
  }

  private static String collection(String attributes, String children) {
    return "<extensionElements><flowable:collection "
        + attributes
        + ">"
        + children
        + "</flowable:collection></extensionElements>";
  }

  private static Stream<Example> calls() {
    return Stream.of(
        new Example(
            BpmnProblem.MISSING_CALLED_ELEMENT, "n", call("", ""), call("calledElement='x'", "")),
        new Example(
            BpmnProblem.NO_CASE_ENGINE,
            "n",
            call("camunda:caseRef='x'", ""),
            call("calledElement='x'", "")),
        new Example(
            BpmnProblem.INCOMPLETE_BINDING,
            "n",
            call("calledElement='x' camunda:calledElementBinding='version'", ""),
            call(
                "calledElement='x' camunda:calledElementBinding='version' camunda:calledElementVersion='1'",
                "")),
        new Example(
            BpmnProblem.INCOMPLETE_BINDING,
            "n",
            call("calledElement='x' camunda:calledElementVersionTag='v'", ""),
            call(
                "calledElement='x' camunda:calledElementBinding='versionTag' camunda:calledElementVersionTag='v'",
                "")),
        new Example(
            BpmnProblem.INCOMPLETE_MAPPING,
            "n",
            call("calledElement='x'", "<camunda:in source='a'/>"),
            call("calledElement='x'", "<camunda:in source='a' target='b'/>")),
        new Example(
            BpmnProblem.INCOMPLETE_MAPPING,
            "n",
            call(
                "calledElement='x'",
                "<camunda:out source='a' sourceExpression='${a}' target='b'/>"),
            call("calledElement='x'", "<camunda:out sourceExpression='${a}' target='b'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            call("calledElement='x'", "<camunda:in variables='some'/>"),
            call("calledElement='x'", "<camunda:in variables='all'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            call("calledElement='x'", "<camunda:in source='a' target='b' local='perhaps'/>"),
            call("calledElement='x'", "<camunda:in source='a' target='b' local='true'/>")));
  }

  private static Stream<Example> work() {
    return Stream.of(
        new Example(
            BpmnProblem.INCOMPLETE_SCRIPT,
            "n",
            script("scriptFormat='groovy'", ""),
            script("scriptFormat='groovy'", "1")),
        new Example(
            BpmnProblem.INCOMPLETE_SCRIPT, "n", script("", "1"), script("scriptFormat='js'", "1")),
        new Example(
            BpmnProblem.INCOMPLETE_SCRIPT,
            "n",
            script("scriptFormat='js' camunda:resource='a.js'", "1"),
            script("scriptFormat='js' camunda:resource='a.js'", "")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            script("scriptFormat='js' camunda:resource='bad.js'", ""),
            script("scriptFormat='js' camunda:resource='classpath://a.js'", "")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            script("scriptFormat='js' camunda:resource='deployment://a.js'", ""),
            script("scriptFormat='js' camunda:resource='a.js'", "")),
        new Example(
            BpmnProblem.SCRIPT_NOT_USABLE,
            "n",
            script("scriptFormat='js'", "bad"),
            script("scriptFormat='js'", "good")),
        new Example(
            BpmnProblem.INVALID_FIELDS,
            "n",
            typed("flowable:type='http'", "<flowable:field name='a' stringValue='bad'/>"),
            typed("flowable:type='http'", "<flowable:field name='a' stringValue='b'/>")),
        new Example(
            BpmnProblem.INVALID_FIELDS,
            "n",
            typed("flowable:type='dmn'", ""),
            typed(
                "flowable:type='dmn'",
                "<flowable:field name='decisionTableReferenceKey' stringValue='b'/>")),
        new Example(
            BpmnProblem.WORK_NOT_SET_UP,
            "n",
            typed("flowable:type='mail'", ""),
            typed("flowable:type='shell'", "")),
        new Example(
            BpmnProblem.MISSING_TOPIC,
            "n",
            typed("camunda:type='external'", ""),
            typed("camunda:type='external' camunda:topic='a'", "")),
        new Example(
            BpmnProblem.INCOMPLETE_MAPPING,
            "n",
            typed(
                "flowable:type='external-worker' flowable:topic='a'",
                "<flowable:externalWorkerInParameter source='a'/>"),
            typed(
                "flowable:type='external-worker' flowable:topic='a'",
                "<flowable:externalWorkerInParameter source='a' target='b'/>")),
        new Example(
            BpmnProblem.MAPPING_WITHOUT_RESULT,
            "n",
            decision("camunda:mapDecisionResult='singleEntry'"),
            decision("camunda:mapDecisionResult='singleEntry' camunda:resultVariable='r'")),
        new Example(
            BpmnProblem.INCOMPLETE_AGGREGATION,
            "n",
            loop("", aggregation("") + "<loopCardinality>2</loopCardinality>"),
            loop("", aggregation("target='all'") + "<loopCardinality>2</loopCardinality>")),
        new Example(
            BpmnProblem.INCOMPLETE_BINDING,
            "n",
            decision("camunda:decisionRefBinding='version'"),
            decision("camunda:decisionRefBinding='version' camunda:decisionRefVersion='1'")),
        new Example(
            BpmnProblem.INCOMPLETE_BINDING,
            "n",
            decision("camunda:decisionRefBinding='versionTag' camunda:decisionRefVersion='1'"),
            decision("camunda:decisionRefBinding='versionTag' camunda:decisionRefVersionTag='a'")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            decision("camunda:decisionRefBinding='newest'"),
            decision("camunda:decisionRefBinding='deployment'")),
        new Example(
            BpmnProblem.MISSING_ERROR_CODE,
            "n",
            typed(
                "flowable:class='A'",
                "<flowable:mapException>java.io.IOException</flowable:mapException>"),
            typed(
                "flowable:class='A'",
                "<flowable:mapException errorCode='e'>java.io.IOException</flowable:mapException>")),
        new Example(
            BpmnProblem.INVALID_EXPRESSION,
            "n",
            around("<userTask id='n' flowable:skipExpression='yes'/>"),
            around("<userTask id='n' flowable:skipExpression='${yes}'/>")));
  }

  private static String script(String attributes, String text) {
    return around(
        "<scriptTask id='n' " + attributes + "><script>" + text + "</script></scriptTask>");
  }

  private static String typed(String attributes, String extensions) {
    return around(
        "<serviceTask id='n' "
            + attributes
            + "><extensionElements>"
            + extensions
            + "</extensionElements></serviceTask>");
  }

  private static String decision(String attributes) {
    return around("<businessRuleTask id='n' camunda:decisionRef='d' " + attributes + "/>");
  }

  private static String worker(String extension) {
    return around(
            "<serviceTask id='n' flowable:type='external-worker' flowable:topic='t'><extensionElements>"
                + extension
                + "</extensionElements></serviceTask>")
        .replace("</process>", "</process><error id='e' errorCode='1'/>");
  }

  private static String extended(String extension) {
    return around(
        "<userTask id='n'><extensionElements>" + extension + "</extensionElements></userTask>");
  }

  private static String timeout(String attributes, String timer) {
    return "<camunda:taskListener class='A' "
        + attributes
        + ">"
        + timer
        + "</camunda:taskListener>";
  }

  private static String field(String attributes) {
    return around(
        "<serviceTask id='n' flowable:class='A'><extensionElements><flowable:field "
            + attributes
            + "/></extensionElements></serviceTask>");
  }

  private static String aggregation(String attributes) {
    return "<extensionElements><flowable:variableAggregation "
        + attributes
        + "><variable source='a'/></flowable:variableAggregation></extensionElements>";
  }

  private static String loop(String attributes, String content) {
    return around(
        "<task id='n'><multiInstanceLoopCharacteristics "
            + attributes
            + ">"
            + content
            + "</multiInstanceLoopCharacteristics></task>");
  }

  private static String call(String attributes, String extensions) {
    return around(
        "<callActivity id='n' "
            + attributes
            + "><extensionElements>"
            + extensions
            + "</extensionElements></callActivity>");
  }
}
