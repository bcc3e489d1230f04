package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.delegate.CmmnFault;
import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.cmmn.model.ResultVariable;
import io.millrace.common.DelegateException;
import io.millrace.common.internal.delegate.DelegateInstances.DelegateSource;
import io.millrace.common.internal.expression.Expression;

/** A call of user code at a plan item. Immutable and thread-safe. */
@FunctionalInterface
public interface ServiceCall {

  /** Makes the call. */
  void run(PlanItemEntity item, CmmnContext context);

  /** Returns a call of a delegate. */
  static ServiceCall of(DelegateSource<PlanItemJavaDelegate> source) {
    return (item, context) -> {
      var delegate = source.get(context.scope(item));
      try {
        delegate.execute(context.runtime().scopes().delegate(item, context));
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw failed(delegate, item, e);
      }
    };
  }

  /** Returns the evaluation of an expression, whose value may go into a variable. */
  static ServiceCall of(Expression expression, ResultVariable result) {
    return (item, context) -> {
      var value = expression.evaluate(context.scope(item));
      if (result.name() == null) {
        return;
      }
      if (result.storeAsTransient()) {
        var variables = context.variables();
        variables.access().setTransient(variables.node(item), result.name(), value);
      } else {
        context.variables().set(item, result.name(), value);
      }
    };
  }

  private static RuntimeException failed(Object delegate, PlanItemEntity item, Exception e) {
    return e.getCause() instanceof CmmnFault fault
        ? fault
        : new DelegateException(
            delegate.getClass().getName()
                + " failed at '"
                + item.elementId()
                + "' of case instance '"
                + item.caseInstanceId()
                + "': "
                + e,
            e);
  }
}
