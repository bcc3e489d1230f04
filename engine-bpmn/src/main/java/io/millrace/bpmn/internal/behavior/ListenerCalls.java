package io.millrace.bpmn.internal.behavior;

import io.millrace.bpmn.delegate.ExecutionListener;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.internal.delegate.ModelDelegates;
import io.millrace.bpmn.internal.model.ElementInfo;
import io.millrace.bpmn.internal.model.Implementation;
import io.millrace.bpmn.internal.operation.BpmnContext;
import io.millrace.bpmn.internal.operation.ElementListeners;
import io.millrace.bpmn.internal.operation.Occasion;
import io.millrace.bpmn.internal.persistence.ExecutionEntity;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.script.Scripts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Makes the execution listeners of an element ready to be called.
 *
 * @param instances makes the objects that do the work
 * @param expressions parses expressions
 * @param scripts reads scripts
 */
record ListenerCalls(ModelDelegates instances, Expressions expressions, Scripts scripts) {

  ElementListeners of(ElementInfo info) {
    if (info.listeners().isEmpty()) {
      return ElementListeners.NONE;
    }
    Map<String, List<ElementListeners.Call>> byEvent = new LinkedHashMap<>();
    for (var listener : info.listeners()) {
      byEvent
          .computeIfAbsent(
              listener.event().name().toLowerCase(Locale.ROOT), event -> new ArrayList<>())
          .add(call(listener.implementation(), info.id()));
    }
    return new ElementListeners(byEvent);
  }

  private ElementListeners.Call call(Implementation implementation, String elementId) {
    if (isEvaluated(implementation)) {
      var expression = evaluated(implementation, expressions, scripts);
      return (execution, occasion, context) ->
          expression.evaluate(scope(execution, occasion, context));
    }
    var source = instances.source(implementation, Object.class, elementId);
    return (execution, occasion, context) ->
        notify(
            source.get(scope(execution, occasion, context)),
            execution,
            occasion,
            context,
            elementId);
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

  private static ExpressionScope scope(
      ExecutionEntity execution, Occasion occasion, BpmnContext context) {
    return context.runtime().scopes().expressionScope(execution, occasion, context);
  }

  private static void notify(
      Object listener,
      ExecutionEntity execution,
      Occasion occasion,
      BpmnContext context,
      String elementId) {
    var delegate = context.runtime().scopes().delegate(execution, occasion, context);
    try {
      if (listener instanceof ExecutionListener heard) {
        heard.notify(delegate);
      } else if (listener instanceof JavaDelegate called) {
        called.execute(delegate);
      } else {
        throw new DelegateException(
            listener.getClass().getName()
                + ", the listener of '"
                + elementId
                + "', is neither an ExecutionListener nor a JavaDelegate. Let it implement one of them.");
      }
    } catch (RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new DelegateException(
          listener.getClass().getName()
              + " failed at the event '"
              + occasion.eventName()
              + "' of '"
              + elementId
              + "', process instance '"
              + execution.processInstanceId()
              + "': "
              + e,
          e);
    }
  }
}
