package io.millrace.cmmn.internal.parser;

import io.millrace.cmmn.internal.parser.rule.CmmnProblem;
import io.millrace.cmmn.model.CasePageTask;
import io.millrace.cmmn.model.DefinitionSettings;
import io.millrace.cmmn.model.ElementInfo;
import io.millrace.cmmn.model.ExternalWorkerTask;
import io.millrace.cmmn.model.GenericTask;
import io.millrace.cmmn.model.HttpTask;
import io.millrace.cmmn.model.InjectedField;
import io.millrace.cmmn.model.MailTask;
import io.millrace.cmmn.model.ResultVariable;
import io.millrace.cmmn.model.ScriptTask;
import io.millrace.cmmn.model.SendEventTask;
import io.millrace.cmmn.model.ServiceTask;
import io.millrace.cmmn.model.Task;
import io.millrace.cmmn.model.TaskSettings;

/**
 * Reads the element {@code task}, whose type says what it does.
 *
 * <p>Spec: CMMN 1.1 §5.4.10.
 *
 * @param element the task
 */
record TaskReader(Element element) {

  Task read() {
    var implementation = ImplementationReader.optional(element);
    var type = element.engine("type");
    var kind = type == null ? implementation == null ? "" : "java" : type;
    var info = element.evaluatedInfo();
    var settings = SettingsReader.read(element);
    var task = SettingsReader.task(element);
    return switch (kind) {
      case "" -> new GenericTask(info, settings, task);
      case "java" ->
          new ServiceTask(
              info,
              settings,
              task,
              implementation == null ? ImplementationReader.required(element) : implementation,
              result());
      case "script" -> script(info, settings, task);
      case "http" ->
          new HttpTask(
              info,
              settings,
              task,
              ImplementationReader.fields(element),
              implementation,
              new Values(element).engineFlag("parallelInSameTransaction", false));
      case "mail" -> new MailTask(info, settings, task, ImplementationReader.fields(element));
      case "external-worker" -> worker(info, settings, task);
      case "send-event" -> sendEvent(info, settings, task);
      case "casePage" ->
          new CasePageTask(
              info,
              settings,
              task,
              SettingsReader.form(element),
              element.engine("label"),
              element.engine("icon"),
              HumanTaskReader.assignment(element));
      default -> {
        element.report(CmmnProblem.UNKNOWN_KIND, element + " has the unknown type '" + type + "'.");
        yield new GenericTask(info, settings, task); // stands in, so that its items find it
      }
    };
  }

  private ResultVariable result() {
    return new ResultVariable(
        element.literal(
            "resultVariableName", element.engine("resultVariableName", "resultVariable")),
        new Values(element).engineFlag("storeResultVariableAsTransient", false));
  }

  private Task script(ElementInfo info, DefinitionSettings settings, TaskSettings task) {
    var values = new Values(element);
    var inner = element.extension("script");
    var field =
        ImplementationReader.fields(element).stream()
            .filter(candidate -> "script".equals(candidate.name()))
            .map(InjectedField::value)
            .findFirst()
            .orElse(null);
    var script = values.required("script", inner == null ? field : inner.text());
    return new ScriptTask(
        info,
        settings,
        task,
        values.required("scriptFormat", element.engine("scriptFormat")),
        script == null ? "" : script,
        values.engineFlag("autoStoreVariables", false),
        result());
  }

  private Task worker(ElementInfo info, DefinitionSettings settings, TaskSettings task) {
    var values = new Values(element);
    return new ExternalWorkerTask(
        info,
        settings,
        task,
        values.required("topic", element.stored("topic")),
        values.engineFlag("doNotIncludeVariables", false));
  }

  /** Returns the key of a channel; null for those who wait in the engine. */
  private String channel() {
    var inner = element.extension("channelKey");
    var key = inner == null ? element.engine("channelKey") : inner.text();
    if (element.extension("systemChannel") == null) {
      return element.expression(key);
    }
    if (key != null) {
      element.report(CmmnProblem.CONTRADICTION, element + " has a channelKey and a systemChannel.");
    }
    return null;
  }

  /** Reads a flag that may be an attribute or an element. */
  private boolean flag(String name) {
    var inner = element.extension(name);
    return inner == null
        ? new Values(element).engineFlag(name, false)
        : new Values(inner).flag(name, inner.text(), false);
  }

  private Task sendEvent(ElementInfo info, DefinitionSettings settings, TaskSettings task) {
    var inner = element.extension("eventType");
    var type = inner == null ? element.engine("eventType") : inner.text();
    return new SendEventTask(
        info,
        settings,
        task,
        new Values(element).required("eventType", type),
        MappingReader.read(element, "eventInParameter"),
        channel(),
        flag("sendSynchronously"));
  }
}
