package io.millrace.bpmn.internal.parser.rule;

import io.millrace.bpmn.internal.model.IntermediateCatchEvent;
import io.millrace.bpmn.internal.model.IntermediateThrowEvent;
import io.millrace.bpmn.internal.model.LinkEventDefinition;
import java.util.HashMap;

/**
 * A link leads from any number of throw events to one catch event of its scope; no sequence flow
 * leaves the former or leads to the latter (BPMN 2.0.2 §10.5.4, table 10.98).
 */
final class LinkHasOneTarget implements ProcessRule {

  @Override
  public void check(Validation validation) {
    validation
        .nodes(IntermediateThrowEvent.class)
        .filter(event -> event.definition() instanceof LinkEventDefinition)
        .forEach(event -> checkSource(event, validation));
    var targets = new HashMap<String, IntermediateCatchEvent>();
    validation
        .nodes(IntermediateCatchEvent.class)
        .filter(event -> event.definition() instanceof LinkEventDefinition)
        .forEach(event -> checkTarget(event, targets, validation));
  }

  private static void checkSource(IntermediateThrowEvent event, Validation validation) {
    var process = validation.process();
    var link = (LinkEventDefinition) event.definition();
    if (link.name() != null && process.linkTarget(event) == null) {
      validation.report(
          BpmnProblem.LINK_WITHOUT_TARGET,
          event,
          "No link catch event in the scope of "
              + Validation.named(event)
              + " has the name '"
              + link.name()
              + "'.");
    }
    process
        .outgoing(event.id())
        .forEach(
            flow ->
                validation.report(
                    BpmnProblem.FLOW_NOT_ALLOWED,
                    flow,
                    "Sequence flow '"
                        + flow.id()
                        + "' leaves the link throw event '"
                        + event.id()
                        + "'."));
  }

  private static void checkTarget(
      IntermediateCatchEvent event,
      HashMap<String, IntermediateCatchEvent> targets,
      Validation validation) {
    var process = validation.process();
    var name = ((LinkEventDefinition) event.definition()).name();
    var first = targets.putIfAbsent(process.parent(event.id()) + " " + name, event);
    if (first != null && name != null) {
      validation.report(
          BpmnProblem.LINK_WITH_SEVERAL_TARGETS,
          event,
          "The link '" + name + "' leads to '" + first.id() + "', too.");
    }
    process
        .incoming(event.id())
        .forEach(
            flow ->
                validation.report(
                    BpmnProblem.FLOW_NOT_ALLOWED,
                    flow,
                    "Sequence flow '"
                        + flow.id()
                        + "' leads to the link catch event '"
                        + event.id()
                        + "'."));
  }
}
