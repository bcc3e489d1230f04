package io.millrace.common.internal.listener;

import io.millrace.common.DelegateException;
import io.millrace.common.delegate.DelegateTask;
import io.millrace.common.delegate.TaskListener;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.delegate.DelegateInstances;
import io.millrace.common.internal.delegate.DelegateName;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.task.TaskEntity;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Makes the task listeners of an element ready to be called. Thread-safe.
 *
 * @param instances makes the objects that do the work
 * @param expressions parses expressions
 * @param views shows them their task
 * @param command gives the unit of work
 * @param modelled what models can catch, which passes even from inside a checked exception
 * @param <C> what the engine works with in a unit of work
 */
public record TaskListenerCalls<C>(
    DelegateInstances instances,
    Expressions expressions,
    TaskViews<C> views,
    Function<C, CommandContext> command,
    Class<? extends RuntimeException> modelled) {

  /** Returns the call of a listener that is an expression. */
  public TaskListeners.Call<C> ofExpression(String text, Moment moment) {
    return ofEvaluated(expressions.parse(text), moment);
  }

  /** Returns the call of a listener whose work is done by evaluating an expression or script. */
  public TaskListeners.Call<C> ofEvaluated(Expression expression, Moment moment) {
    return (task, event, context) ->
        call(task, event, context, moment, (seen, scope) -> expression.evaluate(scope));
  }

  /** Returns the call of a listener that is an object of the application. */
  public TaskListeners.Call<C> ofObject(DelegateName name, String elementId, Moment moment) {
    var source = instances.source(name, TaskListener.class, elementId);
    return (task, event, context) ->
        call(
            task,
            event,
            context,
            moment,
            (seen, scope) -> notify(source.get(scope), seen, task, event));
  }

  private void call(
      TaskEntity task,
      String event,
      C context,
      Moment moment,
      BiConsumer<DelegateTask, ExpressionScope> call) {
    moment.call(
        DelegateTask.class,
        views.delegateTask(task, event, context),
        "task",
        () -> views.taskScope(task, event, context),
        command.apply(context),
        call);
  }

  private void notify(TaskListener listener, DelegateTask seen, TaskEntity task, String event) {
    try {
      listener.notify(seen);
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw failed(listener, task, event, e);
    }
  }

  private RuntimeException failed(
      TaskListener listener, TaskEntity task, String event, Exception cause) {
    return modelled.isInstance(cause.getCause())
        ? modelled.cast(cause.getCause())
        : new DelegateException(
            listener.getClass().getName()
                + " failed at the event '"
                + event
                + "' of task '"
                + task.id()
                + "' ('"
                + task.taskDefinitionKey()
                + "', "
                + TaskListenerScope.instance(task)
                + "): "
                + cause,
            cause);
  }
}
