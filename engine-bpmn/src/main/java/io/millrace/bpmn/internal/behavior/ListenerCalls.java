package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.ExecutionListener;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.model.TransactionMoment;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.ElementListeners;
import io.millrace.bpmn.internal.operation.Occasion;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.listener.Moment;
import io.millrace.common.internal.script.Scripts;
import io.millrace.common.transaction.TransactionState;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * Makes the execution listeners of an element ready to be called.
 *
 * @param instances makes the objects that do the work
 * @param expressions parses expressions
 * @param scripts reads scripts
 */
record ListenerCalls(ModelDelegates instances, Expressions expressions, Scripts scripts) {

  private static final String EXECUTION = "execution";

  ElementListeners of(ElementInfo info) {
    if (info.listeners().isEmpty()) {
      return ElementListeners.NONE;
    }
    Map<String, List<ElementListeners.Call>> byEvent = new LinkedHashMap<>();
    for (var listener : info.listeners()) {
      byEvent
          .computeIfAbsent(
              listener.event().name().toLowerCase(Locale.ROOT), event -> new ArrayList<>())
          .add(call(listener, info.id()));
    }
    return new ElementListeners(byEvent);
  }

  private ElementListeners.Call call(ExecutionListener listener, String elementId) {
    var moment = moment(listener.onTransaction());
    var run = run(listener.implementation(), elementId);
    return new ModelListener(name(listener.implementation()), moment, run);
  }

  private static String name(Implementation implementation) {
    return implementation.kind() == Implementation.Kind.SCRIPT
        ? "in " + implementation.language()
        : "'" + implementation.value() + "'";
  }

  private record ModelListener(
      String name, Moment moment, BiConsumer<DelegateExecution, ExpressionScope> run)
      implements ElementListeners.Call {

    @Override
    public void notify(ExecutionEntity execution, Occasion occasion, BpmnContext context) {
      var scopes = context.runtime().scopes();
      moment.call(
          DelegateExecution.class,
          scopes.delegate(execution, occasion, context),
          EXECUTION,
          () -> scopes.expressionScope(execution, occasion, context),
          context.command(),
          run);
    }
  }

  private BiConsumer<DelegateExecution, ExpressionScope> run(
      Implementation implementation, String elementId) {
    if (isEvaluated(implementation)) {
      var expression = evaluated(implementation, expressions, scripts);
      return (seen, scope) -> expression.evaluate(scope);
    }
    var source = instances.source(implementation, ModelDelegates.LISTENER, elementId);
    return (seen, scope) -> notify(source.get(scope), seen, elementId);
  }

  /** Returns when a listener is called. */
  static Moment moment(TransactionMoment onTransaction) {
    return new Moment(
        onTransaction == null ? null : TransactionState.valueOf(onTransaction.name()));
  }

  /** Tells whether evaluating it is the work itself. */
  static boolean isEvaluated(Implementation implementation) {
    return implementation.kind() == Implementation.Kind.EXPRESSION
        || implementation.kind() == Implementation.Kind.SCRIPT;
  }

  /** Returns what is evaluated. */
  static Expression evaluated(
      Implementation implementation, Expressions expressions, Scripts scripts) {
    return implementation.kind() == Implementation.Kind.SCRIPT
        ? scripts.compileDeployed(implementation.language(), implementation.value())
        : expressions.parse(implementation.value());
  }

  private static void notify(Object listener, DelegateExecution seen, String elementId) {
    try {
      if (listener instanceof io.millrace.bpmn.delegate.ExecutionListener heard) {
        heard.notify(seen);
      } else {
        ((JavaDelegate) listener).execute(seen);
      }
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new DelegateException(
          listener.getClass().getName()
              + " failed at the event '"
              + seen.getEventName()
              + "' of '"
              + elementId
              + "', process instance '"
              + seen.getProcessInstanceId()
              + "': "
              + e,
          e);
    }
  }
}
