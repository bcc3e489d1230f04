package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.BpmnError;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.TaskListener;
import io.millrace.bpmn.internal.model.UserTask;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.TaskTimeout;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.listener.TaskListenerCalls;
import io.millrace.common.internal.listener.TaskListeners;
import io.millrace.common.internal.listener.TaskListeners.Declared;
import io.millrace.common.internal.listener.TaskViews;
import io.millrace.common.internal.script.Scripts;
import io.millrace.common.internal.task.TaskEntity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Makes the task listeners of a user task ready to be called.
 *
 * @param calls makes one ready
 * @param expressions parses expressions
 * @param scripts reads scripts
 */
record TaskListenerCompiler(
    TaskListenerCalls<BpmnContext> calls, Expressions expressions, Scripts scripts) {

  static TaskListenerCompiler of(
      ModelDelegates delegates, Expressions expressions, Scripts scripts) {
    return new TaskListenerCompiler(
        new TaskListenerCalls<>(
            delegates.instances(), expressions, new Views(), BpmnContext::command, BpmnError.class),
        expressions,
        scripts);
  }

  TaskListeners<BpmnContext> of(UserTask task) {
    var all = new ArrayList<Declared<BpmnContext>>();
    for (var listener : task.taskListeners()) {
      if (listener.timeout() == null) {
        var event = listener.event().name().toLowerCase(Locale.ROOT);
        all.add(new Declared<>(event, call(listener, task.id())));
      }
    }
    return TaskListeners.of(all);
  }

  List<TaskTimeout> timeouts(UserTask task) {
    var all = new ArrayList<TaskTimeout>();
    for (var listener : task.taskListeners()) {
      var timeout = listener.timeout();
      if (timeout != null) {
        all.add(new TaskTimeout(timeout.id(), timeout.timer(), call(listener, task.id())));
      }
    }
    return all;
  }

  private TaskListeners.Call<BpmnContext> call(TaskListener listener, String elementId) {
    var implementation = listener.implementation();
    var moment = ListenerCalls.moment(listener.onTransaction());
    return ListenerCalls.isEvaluated(implementation)
        ? calls.ofEvaluated(ListenerCalls.evaluated(implementation, expressions, scripts), moment)
        : calls.ofObject(ModelDelegates.name(implementation), elementId, moment);
  }

  private record Views() implements TaskViews<BpmnContext> {
    @Override
    public DelegateTask delegateTask(TaskEntity task, String eventName, BpmnContext context) {
      return context.runtime().scopes().delegateTask(task, eventName, context);
    }

    @Override
    public ExpressionScope taskScope(TaskEntity task, String eventName, BpmnContext context) {
      return context.runtime().scopes().taskScope(task, eventName, context);
    }
  }
}
