package io.millrace.bpmn.internal.definition;

import io.millrace.bpmn.delegate.CollectionHandler;
import io.millrace.bpmn.delegate.DelegateVariableMapping;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.Activity;
import io.millrace.bpmn.internal.model.CallActivity;
import io.millrace.bpmn.internal.model.CallMapping;
import io.millrace.bpmn.internal.model.CaseTask;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.Event;
import io.millrace.bpmn.internal.model.FlowElement;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.MessageEventDefinition;
import io.millrace.bpmn.internal.model.ProcessModel;
import io.millrace.bpmn.internal.model.ServiceTask;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.common.Problem;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.delegate.VariableAggregator;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Checks on request, when a model is deployed, that the classes it names can be used where they are
 * named, and that the beans it names are registered. Otherwise both are looked for when they are
 * needed.
 *
 * @param instances finds classes
 * @param isBean tells whether a bean of a name is registered
 */
public record DelegateCheck(DelegateInstances instances, Predicate<String> isBean) {

  private static final Pattern BARE_NAME =
      Pattern.compile("\\s*[$#]\\{\\s*([\\p{L}_$][\\p{L}\\p{N}_$]*)\\s*}\\s*");

  /** Where code of the application is called. */
  private record Call(ElementInfo element, Implementation implementation, DelegateType<?> type) {
    Call(ElementInfo element, Implementation implementation, Class<?> type) {
      this(element, implementation, DelegateType.of(type));
    }
  }

  /** Returns what is wrong with a process, in no order but that of the model. */
  List<Problem> check(String resource, ProcessModel process) {
    var problems = new ArrayList<Problem>();
    var elements =
        Stream.<FlowElement>concat(
            process.graph().nodes().values().stream(), process.graph().flows().values().stream());
    Stream.of(
            listeners(process.info()),
            eventListeners(process),
            elements.flatMap(DelegateCheck::calls))
        .flatMap(calls -> calls)
        .filter(call -> call.implementation() != null) // what is missing is a problem of its own
        .forEach(call -> check(resource, call, problems));
    return problems;
  }

  private static Stream<Call> calls(FlowElement element) {
    var own = Stream.<Call>empty();
    if (element instanceof ServiceTask task) {
      own = Stream.of(new Call(task.info(), task.implementation(), JavaDelegate.class));
    } else if (element instanceof Event event
        && event.definition() instanceof MessageEventDefinition message
        && message.sending() != null
        && message.sending().implementation() != null) {
      own =
          Stream.of(new Call(event.info(), message.sending().implementation(), JavaDelegate.class));
    } else if (element instanceof UserTask task) {
      own =
          task.taskListeners().stream()
              .map(l -> new Call(task.info(), l.implementation(), TaskListener.class));
    } else if (element instanceof CallActivity activity) {
      own = mapping(activity.info(), activity.mapping());
    } else if (element instanceof CaseTask task) {
      own = mapping(task.info(), task.mapping());
    }
    return Stream.concat(listeners(element.info()), Stream.concat(own, ofLoop(element)));
  }

  private static Stream<Call> mapping(ElementInfo info, CallMapping mapping) {
    return Stream.of(new Call(info, mapping.code(), DelegateVariableMapping.class));
  }

  private static Stream<Call> ofLoop(FlowElement element) {
    if (!(element instanceof Activity activity) || !activity.isMultiInstance()) {
      return Stream.empty();
    }
    var loop = activity.loop();
    var handlers =
        Stream.ofNullable(loop.handling())
            .map(h -> new Call(element.info(), h.implementation(), CollectionHandler.class));
    var aggregators =
        loop.aggregations().stream()
            .map(a -> new Call(element.info(), a.implementation(), VariableAggregator.class));
    return Stream.concat(handlers, aggregators);
  }

  private static Stream<Call> eventListeners(ProcessModel process) {
    return process.settings().eventListeners().stream()
        .map(l -> new Call(process.info(), l.implementation(), EngineEventListener.class));
  }

  private static Stream<Call> listeners(ElementInfo info) {
    return info.listeners().stream()
        .map(l -> new Call(info, l.implementation(), ModelDelegates.LISTENER));
  }

  private void check(String resource, Call call, List<Problem> problems) {
    var value = call.implementation().value();
    switch (call.implementation().kind()) {
      case CLASS -> checkClass(resource, call, problems);
      case DELEGATE_EXPRESSION -> {
        var name = BARE_NAME.matcher(value);
        if (name.matches() && !isBean.test(name.group(1))) {
          problems.add(
              problem(
                  DefinitionProblem.BEAN_NOT_FOUND,
                  resource,
                  call,
                  "No bean '" + name.group(1) + "' is registered."));
        }
      }
      case EXPRESSION, TYPE, SCRIPT -> {}
    }
  }

  private void checkClass(String resource, Call call, List<Problem> problems) {
    var name = call.implementation().value();
    try {
      var found = instances.load(name);
      if (!call.type().accepts(found)) {
        problems.add(
            problem(
                DefinitionProblem.CLASS_NOT_USABLE,
                resource,
                call,
                "The class '" + name + "' is no " + call.type() + "."));
      }
    } catch (ClassNotFoundException | LinkageError e) {
      problems.add(
          problem(
              DefinitionProblem.CLASS_NOT_FOUND,
              resource,
              call,
              "The class '" + name + "' cannot be loaded: " + e + "."));
    }
  }

  private static Problem problem(
      DefinitionProblem kind, String resource, Call call, String message) {
    return kind.at(resource, call.element().position(), call.element().id(), message);
  }
}
