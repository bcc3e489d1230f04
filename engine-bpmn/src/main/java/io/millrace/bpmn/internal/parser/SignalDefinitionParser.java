package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Signal;
import io.millrace.bpmn.internal.model.SignalEventDefinition;
import io.millrace.bpmn.internal.model.SignalEventDefinition.Sending;
import java.util.function.Supplier;

/** Reads which signal is caught or thrown. */
final class SignalDefinitionParser implements EventDefinitionParser {

  @Override
  public DefinitionDraft parse(Element element, EventKind kind) {
    var ref = element.reference("signalRef");
    var name = new Values(element).stored("signalExpression");
    var sending =
        kind == EventKind.THROW || kind == EventKind.END
            ? sending(element)
            : (Supplier<Sending>) () -> Sending.PLAIN;
    element.read();
    var read = sending.get();
    return references ->
        new SignalEventDefinition(
            ref == null && name != null
                ? new Signal(null, name, Signal.Scope.GLOBAL)
                : references.signal(element, ref),
            read);
  }

  private static Supplier<Sending> sending(Element element) {
    var async = new Values(element).flag("async", element.engine("async"), false);
    var payload = PayloadReader.withoutBusinessKey(element);
    return () -> new Sending(async, payload.mapping());
  }
}
