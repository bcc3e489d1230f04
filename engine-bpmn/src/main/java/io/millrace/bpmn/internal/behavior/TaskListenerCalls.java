package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.TaskListener.Event;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.TaskListeners;
import io.millrace.common.DelegateException;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.task.TaskEntity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Makes the task listeners of a user task ready to be called.
 *
 * @param instances makes the objects that do the work
 * @param expressions parses expressions
 */
record TaskListenerCalls(ModelDelegates instances, Expressions expressions) {

  TaskListeners of(UserTask task) {
    if (task.taskListeners().isEmpty()) {
      return TaskListeners.NONE;
    }
    Map<String, List<TaskListeners.Call>> byEvent = new LinkedHashMap<>();
    for (var listener : task.taskListeners()) {
      var call = call(listener.implementation(), task.id());
      for (var event : Event.values()) {
        if (event != Event.ALL && listener.hears(event)) {
          byEvent
              .computeIfAbsent(event.name().toLowerCase(Locale.ROOT), e -> new ArrayList<>())
              .add(call);
        }
      }
    }
    return new TaskListeners(byEvent);
  }

  private TaskListeners.Call call(Implementation implementation, String elementId) {
    if (implementation.kind() == Implementation.Kind.EXPRESSION) {
      var expression = expressions.parse(implementation.value());
      return (task, event, context) ->
          expression.evaluate(context.runtime().scopes().taskScope(task, event, context));
    }
    var source = instances.source(implementation, TaskListener.class, elementId);
    return (task, event, context) ->
        notify(
            source.get(context.runtime().scopes().taskScope(task, event, context)),
            task,
            event,
            context);
  }

  private static void notify(
      TaskListener listener, TaskEntity task, String event, BpmnContext context) {
    try {
      listener.notify(context.runtime().scopes().delegateTask(task, event, context));
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw failed(listener, task, event, e);
    }
  }

  private static RuntimeException failed(
      TaskListener listener, TaskEntity task, String event, Exception cause) {
    return cause.getCause() instanceof BpmnError error
        ? error
        : new DelegateException(
            listener.getClass().getName()
                + " failed at the event '"
                + event
                + "' of task '"
                + task.id()
                + "' ('"
                + task.taskDefinitionKey()
                + "', process instance '"
                + task.scopeId()
                + "'): "
                + cause,
            cause);
  }
}
