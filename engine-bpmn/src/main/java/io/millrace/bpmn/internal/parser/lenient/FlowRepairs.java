package io.millrace.bpmn.internal.parser.lenient;

import java.util.ArrayList;
import java.util.List;

/** Gets around what is wrong with sequence flows and gateways. */
final class FlowRepairs {

  private FlowRepairs() {}

  static String leaveOut(Flaw flaw) {
    if (!flaw.element().is("sequenceFlow")) {
      return null;
    }
    flaw.file().removeFlow(flaw.element());
    return "The sequence flow is left out.";
  }

  /** A flow over a border begins or ends at the border. */
  static String liftToBorder(Flaw flaw) {
    var flow = flaw.element();
    var source = flaw.file().byId(flow.reference("sourceRef"));
    var target = flaw.file().byId(flow.reference("targetRef"));
    if (source == null || target == null) {
      return leaveOut(flaw);
    }
    var fromScopes = around(source);
    var toScopes = around(target);
    for (var i = 0; i < fromScopes.size(); i++) {
      var common = indexOfParent(toScopes, fromScopes.get(i).parent());
      if (common >= 0) {
        return reconnect(flaw, fromScopes.get(i), toScopes.get(common));
      }
    }
    return leaveOut(flaw);
  }

  private static String reconnect(Flaw flaw, EditableElement source, EditableElement target) {
    if (source == target) {
      return leaveOut(flaw);
    }
    var flow = flaw.element();
    flow.remove();
    var lifted = source.parent().add("sequenceFlow");
    for (var attribute : flow.attributes()) {
      lifted.set(attribute.namespace(), attribute.name(), attribute.value());
    }
    lifted.set("sourceRef", source.id());
    lifted.set("targetRef", target.id());
    return "The flow leads from '" + source.id() + "' to '" + target.id() + "', unconditionally.";
  }

  /** Returns a node and the scopes around it, the innermost first. */
  private static List<EditableElement> around(EditableElement node) {
    var all = new ArrayList<EditableElement>();
    for (var element = node;
        element != null && !element.is("process");
        element = element.parent()) {
      all.add(element);
    }
    return all;
  }

  private static int indexOfParent(List<EditableElement> nodes, EditableElement parent) {
    for (var i = 0; i < nodes.size(); i++) {
      if (nodes.get(i).parent() == parent) {
        return i;
      }
    }
    return -1;
  }

  static String leaveOutDefault(Flaw flaw) {
    return flaw.element().removeAttribute("default") ? "There is no default flow." : null;
  }

  static String leaveOutCondition(Flaw flaw) {
    flaw.element().removeChildren(child -> child.is("conditionExpression"));
    return "The condition of the default flow is left out.";
  }

  /** What leads nowhere leads to an end. */
  static String end(Flaw flaw) {
    var gateway = flaw.element();
    if (gateway.is("eventBasedGateway")) {
      gateway.removeAttribute("instantiate");
      gateway.removeAttribute("eventGatewayType");
      gateway.rename("exclusiveGateway");
    }
    var end = flaw.file().add(gateway.parent(), "endEvent", gateway.id() + "_end");
    flaw.file().connect(gateway, end);
    return "It leads to an end event.";
  }

  /** A gateway does not wait for what it cannot wait for. */
  static String awaitOthers(Flaw flaw) {
    var target = flaw.element();
    if (target.is("receiveTask") && target.attribute("messageRef") == null) {
      return EventRepairs.declare(flaw, target, "message", "messageRef");
    }
    var flows =
        flaw.file().flowsTo(target).stream()
            .filter(flow -> isFromEventGateway(flow, flaw.file()))
            .toList();
    flows.forEach(flaw.file()::removeFlow);
    return flows.isEmpty() ? null : "The event-based gateway does not lead there.";
  }

  private static boolean isFromEventGateway(EditableElement flow, EditableFile file) {
    var source = file.byId(flow.reference("sourceRef"));
    return source != null && source.is("eventBasedGateway");
  }

  static String atOnce(Flaw flaw) {
    var element = flaw.element();
    element.removeAttributes(a -> a.name().startsWith("async") && !a.namespace().isEmpty());
    return "It is not asynchronous.";
  }

  static String doNotInstantiate(Flaw flaw) {
    var element = flaw.element();
    if (element.is("intermediateCatchEvent")) {
      return awaitOthers(flaw);
    }
    var was = element.removeAttribute("instantiate");
    was |= element.removeAttribute("eventGatewayType");
    return was ? "It starts no instances." : null;
  }

  static String inclusive(Flaw flaw) {
    flaw.element().rename("inclusiveGateway");
    flaw.element().removeChildren(child -> child.is("activationCondition"));
    return "It is an inclusive gateway: it waits for all tokens that can still come.";
  }
}
