package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ErrorDeclaration;
import io.millrace.bpmn.internal.model.EscalationDeclaration;
import io.millrace.bpmn.internal.model.Message;
import io.millrace.bpmn.internal.model.Signal;
import java.util.Map;

/**
 * Reads what a file declares beside its processes.
 *
 * @param references where it is found again
 */
record DeclarationParser(References references) {

  private static final Map<String, Signal.Scope> SCOPES =
      Map.of("global", Signal.Scope.GLOBAL, "processInstance", Signal.Scope.PROCESS_INSTANCE);

  void attachTo(Element definitions) {
    definitions.child("message", this::message);
    definitions.child("signal", this::signal);
    definitions.child("error", this::error);
    definitions.child("escalation", this::escalation);
  }

  private void message(Element element) {
    references.add(new Message(RequiredId.of(element), name(element)));
    element.read();
  }

  private void signal(Element element) {
    var scope =
        new Values(element).oneOf("scope", element.engine("scope"), SCOPES, Signal.Scope.GLOBAL);
    references.add(new Signal(RequiredId.of(element), name(element), scope));
    element.read();
  }

  private void error(Element element) {
    var code = new Values(element).shortText("errorCode", element.attribute("errorCode"));
    var message = element.expression(element.engine("errorMessage"));
    references.add(new ErrorDeclaration(RequiredId.of(element), name(element), code, message));
    element.read();
  }

  private void escalation(Element element) {
    var code = new Values(element).shortText("escalationCode", element.attribute("escalationCode"));
    references.add(
        new EscalationDeclaration(RequiredId.of(element), name(element), element.expression(code)));
    element.read();
  }

  private static String name(Element element) {
    return element.expression(new Values(element).shortText("name", element.attribute("name")));
  }
}
