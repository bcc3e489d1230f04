package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.MessageSending;
import io.millrace.bpmn.internal.model.MessageSending.IfNobodyWaits;
import io.millrace.bpmn.internal.model.MessageSending.Key;
import io.millrace.bpmn.internal.model.MessageSending.Receiver;
import io.millrace.bpmn.internal.model.ResultVariable;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads how a message is sent. Ask for {@link #read} after the element was read. */
final class SendingReader {

  private static final Map<String, IfNobodyWaits> IF_NOBODY_WAITS =
      Map.of(
          "error", IfNobodyWaits.ERROR,
          "ignore", IfNobodyWaits.IGNORE,
          "keep", IfNobodyWaits.KEEP);

  private static final Map<String, Boolean> SCOPES =
      Map.of("processInstance", false, "local", true);

  private final Element element;
  private final ImplementationReader code;
  private final ResultVariable result;
  private final String topic;
  private final PayloadReader payload;
  private final String processInstanceId;
  private final IfNobodyWaits ifNobodyWaits;
  private final String keepFor;
  private final List<Key> keys = new ArrayList<>();

  SendingReader(Element element) {
    var values = new Values(element);
    this.element = element;
    this.topic = topic(element);
    this.code = isByCode(element) ? ImplementationReader.ofTask(element) : null;
    this.result = code == null ? null : new ResultReader(element).read();
    this.payload = PayloadReader.of(element);
    this.processInstanceId = element.expression(element.engine("processInstanceId"));
    this.keepFor = element.time(TimeCheck.Kind.DURATION, element.engine("keepFor"));
    var said = element.engine("ifNobodyWaits");
    var unsaid = keepFor == null ? IfNobodyWaits.UNSAID : IfNobodyWaits.KEEP;
    this.ifNobodyWaits = values.oneOf("ifNobodyWaits", said, IF_NOBODY_WAITS, unsaid);
    if (keepFor != null && ifNobodyWaits != IfNobodyWaits.KEEP) {
      element.report(
          BpmnProblem.CONTRADICTION,
          element + " says how long its message is kept, and that it is not.");
    }
    element.extension("correlationKey", this::readKey);
  }

  /** Tells whether code or a worker is named that does the sending. */
  static boolean isImplemented(Element element) {
    return element.engine("type") != null || isByCode(element);
  }

  private static boolean isByCode(Element element) {
    return element.engine("class") != null
        || element.engine("delegateExpression") != null
        || element.engine("expression") != null;
  }

  private static String topic(Element element) {
    var type = element.engine("type");
    if (type == null) {
      return null;
    }
    if (!type.equals("external") && !type.equals("external-worker")) {
      new Values(element).invalid("type", type, "'external'");
    }
    var topic = element.expression(element.engine("topic"));
    if (topic == null) {
      element.report(BpmnProblem.MISSING_TOPIC, element + " names no topic.");
    }
    return new Values(element).shortText("topic", topic);
  }

  MessageSending read() {
    var implementation = code == null ? null : code.read().orElse(null);
    if (implementation != null
        && result != null
        && implementation.kind() != Implementation.Kind.EXPRESSION) {
      element.report(
          BpmnProblem.RESULT_WITHOUT_EXPRESSION,
          "The resultVariable of " + element + " would stay empty: it has no expression.");
    }
    return new MessageSending(
        implementation,
        result,
        topic,
        new Receiver(processInstanceId, keys, ifNobodyWaits, keepFor),
        payload.mapping());
  }

  private void readKey(Element child) {
    var name = child.attribute("name");
    var value = child.expression(child.attribute("value"));
    var isLocal = new Values(child).oneOf("scope", child.attribute("scope"), SCOPES, false);
    if (name == null || value == null) {
      child.report(
          BpmnProblem.INCOMPLETE_MAPPING,
          "A correlationKey of " + element + " needs a name and a value.");
    }
    keys.add(new Key(name, value, isLocal));
  }
}
