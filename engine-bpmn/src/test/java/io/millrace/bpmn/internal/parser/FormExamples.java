package io.millrace.bpmn.internal.parser;

import static io.millrace.bpmn.internal.parser.Parsing.around;

import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.stream.Stream;

/** Problems of forms. */
final class FormExamples {

  private FormExamples() {}

  static Stream<Example> all() {
    return Stream.of(
        new Example(
            BpmnProblem.FORM_FIELD_WITHOUT_ID,
            "n",
            property("name='A'"),
            property("id='a' name='A'")),
        new Example(
            BpmnProblem.FORM_FIELD_WITHOUT_ID,
            "n",
            form("<flowable:formProperty id='a'/><flowable:formProperty id='a'/>"),
            form("<flowable:formProperty id='a'/><flowable:formProperty id='b'/>")),
        new Example(
            BpmnProblem.UNKNOWN_FORM_TYPE,
            "n",
            property("id='a' type='picture'"),
            property("id='a' type='date'")),
        new Example(
            BpmnProblem.UNKNOWN_FORM_TYPE,
            "n",
            property("id='a' type='enum'"),
            form(
                "<flowable:formProperty id='a' type='enum'><flowable:value id='x' name='y'/></flowable:formProperty>")),
        new Example(
            BpmnProblem.INVALID_FORM_CONSTRAINT,
            "n",
            constraint("min", "few"),
            constraint("min", "1")),
        new Example(
            BpmnProblem.INVALID_FORM_CONSTRAINT,
            "n",
            constraint("pretty", "1"),
            constraint("validator", "a.Validator")),
        new Example(
            BpmnProblem.INVALID_FORM_VALUE,
            "n",
            property("id='a' type='long' default='many'"),
            property("id='a' type='long' default='7'")),
        new Example(
            BpmnProblem.INVALID_FORM_VALUE,
            "n",
            property("id='a' type='date' datePattern='nonsense'"),
            property("id='a' type='date' datePattern='yyyy-MM-dd'")));
  }

  private static String property(String attributes) {
    return form("<flowable:formProperty " + attributes + "/>");
  }

  private static String constraint(String name, String config) {
    return form(
        "<camunda:formData><camunda:formField id='a' type='long'><camunda:validation>"
            + "<camunda:constraint name='%s' config='%s'/>".formatted(name, config)
            + "</camunda:validation></camunda:formField></camunda:formData>");
  }

  private static String form(String content) {
    return around(
        "<userTask id='n'><extensionElements>" + content + "</extensionElements></userTask>");
  }
}
