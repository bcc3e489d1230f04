package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.CompensateEventDefinition;
import io.millrace.bpmn.internal.model.StartEvent;

/** Reads where a scope begins. */
final class StartEventParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var reader = InfoReader.ofNode(element);
    var isOfEvent = SubProcessParser.isTriggeredByEvent(element.parent());
    var definition =
        new EventDefinitionReader(
            element, isOfEvent ? EventKind.EVENT_SUB_PROCESS_START : EventKind.START);
    var initiator = new Values(element).literal("initiator", element.engine("initiator"));
    var formKey =
        element.expression(new Values(element).fitting("formKey", element.engine("formKey")));
    element.engine("sameDeployment"); // where a form is found
    var form = new FormReader(element);
    var interrupting =
        !isOfEvent
            || new Values(element)
                .flag("isInterrupting", element.attribute("isInterrupting"), true);
    element.read();
    var info = reader.info();
    var draft = definition.draft();
    return references -> {
      var linked = draft.link(references);
      if (isOfEvent && linked instanceof CompensateEventDefinition) {
        process.addCompensationHandler(element.parent().id());
      }
      return new StartEvent(info, linked, initiator, formKey, interrupting, form.form());
    };
  }
}
