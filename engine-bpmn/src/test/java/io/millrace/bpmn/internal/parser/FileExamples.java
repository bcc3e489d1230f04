package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;
import static io.millrace.bpmn.internal.parser.Parsing.file;
import static io.millrace.bpmn.internal.parser.Parsing.process;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of files, names and values. */
final class FileExamples {

  private static final String CONTENT = "<startEvent id='s'/>";
  private static final String LONG = "x".repeat(256);

  private FileExamples() {}

  static Stream<Example> all() {
    return Stream.of(
        new Example(
            BpmnProblem.NOT_BPMN,
            null,
            "<definitions xmlns='http://schema.omg.org/spec/BPMN/2.0'/>",
            process(CONTENT)),
        new Example(BpmnProblem.NO_EXECUTABLE_PROCESS, null, file(""), process(CONTENT)),
        new Example(
            BpmnProblem.NO_EXECUTABLE_PROCESS,
            null,
            file("<process id='p' isExecutable='false'/>"),
            process(CONTENT)),
        new Example(
            BpmnProblem.PROCESS_NOT_EXECUTABLE,
            "q",
            file("<process id='q' isExecutable='0'/><process id='p'>" + CONTENT + "</process>"),
            process(CONTENT)),
        new Example(
            BpmnProblem.UNKNOWN_ELEMENT,
            "x",
            process(CONTENT + "<usertask id='x'/>"),
            process(CONTENT)),
        new Example(
            BpmnProblem.UNKNOWN_ELEMENT,
            "n",
            around(
                "<serviceTask id='n' flowable:class='A'><flowable:field name='a' stringValue='b'/></serviceTask>"),
            around(
                "<serviceTask id='n' flowable:class='A'><extensionElements><flowable:field name='a' stringValue='b'/></extensionElements></serviceTask>")),
        new Example(
            BpmnProblem.UNSUPPORTED_ELEMENT,
            "n",
            around("<callChoreography id='n'/>"),
            around("<task id='n'/>")),
        new Example(
            BpmnProblem.UNKNOWN_ATTRIBUTE,
            "n",
            around("<userTask id='n' assignee='kermit'/>"),
            around("<userTask id='n' flowable:assignee='kermit' modeler:assignee='x'/>")),
        new Example(
            BpmnProblem.UNSUPPORTED_ATTRIBUTE,
            "n",
            around("<userTask id='n' flowable:formHandlerClass='x'/>"),
            around("<userTask id='n' flowable:formHandlerClass='' camunda:modelerTemplate='t'/>")),
        new Example(
            BpmnProblem.LONG_DOCUMENTATION,
            "n",
            around(
                "<userTask id='n'><documentation>"
                    + LONG.repeat(16)
                    + "</documentation></userTask>"),
            around("<task id='n'><documentation>" + LONG.repeat(16) + "</documentation></task>")),
        new Example(
            BpmnProblem.LONG_DOCUMENTATION,
            "p",
            process("<documentation>" + LONG.repeat(16) + "</documentation>" + CONTENT),
            process("<documentation>" + LONG.repeat(15) + "</documentation>" + CONTENT)),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            around("<task id='n' startQuantity='0'/>"),
            around(
                "<task id='n' startQuantity='1' completionQuantity='1' isForCompensation='false'/>")),
        new Example(
            BpmnProblem.UNSUPPORTED_ATTRIBUTE,
            "n",
            around("<serviceTask id='n' flowable:type='camel'/>"),
            around("<serviceTask id='n' flowable:class='Mail'/>")),
        new Example(
            BpmnProblem.UNSUPPORTED_EXTENSION,
            "n",
            around(
                "<parallelGateway id='n'><extensionElements><camunda:inputOutput/></extensionElements></parallelGateway>"),
            around(
                "<task id='n'><extensionElements><modeler:inputOutput/></extensionElements></task>")),
        new Example(
            BpmnProblem.UNUSED_EXTENSION,
            "n",
            around(
                "<task id='n'><extensionElements><flowable:formProperty id='a'/></extensionElements></task>"),
            around("<userTask id='n' flowable:formKey='a'/>")),
        new Example(
            BpmnProblem.CONTRADICTION,
            "n",
            around("<userTask id='n' flowable:assignee='a' camunda:assignee='b'/>"),
            around("<userTask id='n' flowable:assignee='a' camunda:assignee='a'/>")),
        new Example(BpmnProblem.MISSING_ID, "p", process(CONTENT + "<task/>"), process(CONTENT)),
        new Example(
            BpmnProblem.INVALID_ID,
            "1 x",
            file("<process id='1 x'>" + CONTENT + "</process>"),
            file("<process id='_1-x.\u00fc'>" + CONTENT + "</process>")),
        new Example(
            BpmnProblem.DUPLICATE_ID,
            "p",
            file("<message id='p' name='m'/><process id='p'>" + CONTENT + "</process>"),
            file("<message id='m' name='m'/><process id='p'>" + CONTENT + "</process>")),
        new Example(
            BpmnProblem.DUPLICATE_PROCESS,
            "p",
            file(
                "<process id='p'>"
                    + CONTENT
                    + "</process><process id='p'><startEvent id='t'/></process>"),
            file(
                "<process id='p'>"
                    + CONTENT
                    + "</process><process id='q'><startEvent id='t'/></process>")),
        new Example(
            BpmnProblem.TOO_LONG,
            LONG,
            file("<process id='" + LONG + "'>" + CONTENT + "</process>"),
            file("<process id='" + LONG.substring(1) + "'>" + CONTENT + "</process>")),
        new Example(
            BpmnProblem.TOO_LONG,
            "n",
            around("<task id='n' name='" + LONG + "'/>"),
            around("<task id='n' name='short'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            around("<task id='n' camunda:asyncBefore='yes'/>"),
            around("<task id='n' camunda:asyncBefore='true'/>")),
        new Example(
            BpmnProblem.INVALID_VALUE,
            "n",
            around("<userTask id='n' flowable:priority='high'/>"),
            around("<userTask id='n' flowable:priority='${high}'/>")),
        new Example(
            BpmnProblem.INVALID_EXPRESSION,
            "n",
            around("<userTask id='n' flowable:candidateUsers='a,${bad'/>"),
            around("<userTask id='n' flowable:candidateUsers='a,bad,${good}'/>")),
        new Example(
            BpmnProblem.INVALID_TIME,
            "n",
            around("<userTask id='n' flowable:dueDate='bad'/>"),
            around("<userTask id='n' flowable:dueDate='P1D'/>")),
        new Example(
            BpmnProblem.UNKNOWN_CALENDAR,
            "n",
            around("<userTask id='n' flowable:dueDate='P1D' flowable:businessCalendarName='bad'/>"),
            around(
                "<userTask id='n' flowable:dueDate='P1D' flowable:businessCalendarName='shop'/>")),
        new Example(
            BpmnProblem.OTHER_ENGINE,
            "n",
            around(toCamunda8("userTask", "<z:assignmentDefinition assignee='=who'/>")),
            around(toCamunda8("userTask z:modelerTemplate='t'", "<z:userTask/><z:properties/>"))),
        new Example(
            BpmnProblem.OTHER_ENGINE,
            "n",
            around(toCamunda8("task z:other='x'", "")),
            around(toCamunda8("task", ""))));
  }

  private static String toCamunda8(String task, String extensions) {
    return "<%s id='n' xmlns:z='http://camunda.org/schema/zeebe/1.0'>".formatted(task)
        + ("<extensionElements>" + extensions + "</extensionElements>")
        + "</%s>".formatted(task.split(" ")[0]);
  }
}
