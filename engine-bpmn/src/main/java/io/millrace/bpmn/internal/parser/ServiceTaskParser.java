package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.ExceptionMapping;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.OutsideTask.Kind;
import io.millrace.bpmn.internal.model.SendTask;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.parser.rule.BpmnProblem;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads work of the application's code, and work whose type is built in: service tasks, send tasks
 * and business rule tasks.
 */
final class ServiceTaskParser implements FlowNodeParser {

  @Override
  public NodeDraft parse(Element element, ProcessDraft process) {
    var message = element.reference("messageRef");
    if (message != null
        && element.name().equals("sendTask")
        && !SendingReader.isImplemented(element)) {
      return send(element, message, process);
    }
    var type = element.engine("type"); // what is sent is up to its code
    if (CaseTaskReader.TYPE.equals(type)) {
      return new CaseTaskReader(element).read(process);
    }
    if (SendEventReader.TYPE.equals(type)) {
      return new SendEventReader(element).read(process);
    }
    if (type == null || element.file().syntax().taskTypes().test(type)) {
      return element.engine("decisionRef") == null
          ? code(element, process)
          : new DecisionTaskReader(element).read(process);
    }
    return switch (type) {
      case "external-worker", "external" -> new ExternalTaskReader(element).read(process);
      case "http" -> new OutsideTaskReader(element, Kind.HTTP).read(process);
      case "mail" -> new OutsideTaskReader(element, Kind.MAIL).read(process);
      case "shell" -> new OutsideTaskReader(element, Kind.SHELL).read(process);
      case "dmn" -> new DmnTaskReader(element).read(process);
      default -> code(element, process);
    };
  }

  private static NodeDraft send(Element element, String message, ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var reader = new SendingReader(element);
    element.read();
    var info = activity.info();
    var loop = activity.loop();
    var sending = reader.read();
    return references -> new SendTask(info, loop, references.message(element, message), sending);
  }

  private static NodeDraft code(Element element, ProcessDraft process) {
    var activity = ActivityReader.ofTask(element, process);
    var code = ImplementationReader.ofTask(element);
    var result = new ResultReader(element).read();
    var triggerable = new Values(element).flag("triggerable", element.engine("triggerable"), false);
    List<ExceptionMapping> exceptions = new ArrayList<>();
    element.extension("mapException", child -> exceptions.add(exception(child)));
    element.read();
    var implementation = code.read().orElse(null);
    if (result != null && implementation != null) {
      checkResult(implementation, element);
    }
    return NodeDraft.of(
        new ServiceTask(
            activity.info(),
            activity.loop(),
            element.name(),
            implementation,
            result,
            new ServiceTask.Calling(triggerable, exceptions)));
  }

  private static void checkResult(Implementation implementation, Element element) {
    if (implementation.kind() != Implementation.Kind.EXPRESSION) {
      element.report(
          BpmnProblem.RESULT_WITHOUT_EXPRESSION,
          "The resultVariable of " + element + " would stay empty: it has no expression.");
    }
  }

  private static ExceptionMapping exception(Element child) {
    var code = child.attribute("errorCode");
    var andChildren =
        new Values(child)
            .flag("includeChildExceptions", child.attribute("includeChildExceptions"), false);
    var rootCause = child.attribute("rootCause");
    var name = child.text();
    if (code == null) {
      child.report(BpmnProblem.MISSING_ERROR_CODE, "A mapException names no errorCode.");
    }
    return new ExceptionMapping(code, name.isEmpty() ? null : name, andChildren, rootCause);
  }
}
