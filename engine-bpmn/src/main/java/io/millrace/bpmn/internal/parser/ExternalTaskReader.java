package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ExternalTask;
import io.millrace.bpmn.internal.model.VariableMapping;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;

/**
 * Reads a task for workers outside the engine.
 *
 * @param element the task
 */
record ExternalTaskReader(Element element) {

  NodeDraft read(ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var topic = topic();
    var hides =
        new Values(element)
            .flag("doNotIncludeVariables", element.engine("doNotIncludeVariables"), false);
    var in = new ArrayList<VariableMapping>();
    var out = new ArrayList<VariableMapping>();
    element.extension(
        "externalWorkerInParameter", child -> CallMappingReader.readSingle(child, in));
    element.extension(
        "externalWorkerOutParameter", child -> CallMappingReader.readSingle(child, out));
    var errors = new ArrayList<WorkerErrorReader>();
    element.extension("errorEventDefinition", child -> errors.add(WorkerErrorReader.of(child)));
    element.read();
    var info = activity.info();
    var loop = activity.loop();
    return references ->
        new ExternalTask(
            info,
            loop,
            element.name(),
            topic,
            new ExternalTask.Exchange(!hides, in, out),
            errors.stream().flatMap(error -> error.link(references).stream()).toList());
  }

  private String topic() {
    var topic = element.expression(element.engine("topic"));
    if (topic == null) {
      element.report(BpmnProblem.MISSING_TOPIC, element + " names no topic.");
    }
    return new Values(element).shortText("topic", topic);
  }
}
