package io.millrace.cmmn.internal.behavior;

import io.millrace.cmmn.internal.lifecycle.ItemState;
import io.millrace.cmmn.internal.lifecycle.Transition;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.PlanItemBehavior;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.ExpressionException;
import io.millrace.common.LimitExceededException;
import io.millrace.common.internal.call.Call;
import io.millrace.common.internal.call.CallBinding;
import io.millrace.common.internal.call.CallSide;
import io.millrace.common.internal.call.CallVariables;
import io.millrace.common.internal.call.CalledVersion;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.VariableName;
import io.millrace.common.internal.persistence.ExternalIds;
import io.millrace.common.internal.scope.ScopeTypes;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Starts a process or a case. A blocking one waits for its end, in one family with it; one that
 * does not block completes at once, and what it started goes its own way.
 *
 * <p>Spec: CMMN 1.1 §5.4.10.2, §5.4.10.3.
 *
 * @param scopeType the engine of what is called
 * @param blocking whether it waits
 * @param called which definition
 * @param names the business key, and the variable that gets the id
 * @param variables what goes in and comes out
 */
public record CallTaskBehavior(
    String scopeType, Blocking blocking, Called called, Names names, CallVariables variables)
    implements PlanItemBehavior {

  private static final String REASON = "the plan item that called it has ended";

  /**
   * Which definition is called.
   *
   * @param reference gives the key
   * @param binding which version
   * @param version gives its number; or null
   * @param tenantId gives the tenant; null for that of the case
   * @param orNoTenant whether a definition without a tenant does as well
   */
  public record Called(
      Expression reference,
      CallBinding binding,
      Expression version,
      Expression tenantId,
      boolean orNoTenant) {}

  /**
   * What the called instance is called.
   *
   * @param inheritBusinessKey whether it gets the business key of the case
   * @param businessKey gives its business key; or null
   * @param idVariable gets its id; or null
   */
  public record Names(
      boolean inheritBusinessKey, Expression businessKey, VariableName idVariable) {}

  @Override
  public void start(PlanItemEntity item, CmmnContext context) {
    var waits = blocking.waits(item, context);
    if (waits) {
      checkDepth(item, context);
    }
    var side = side(item, context);
    var call =
        new Call(
            version(item, side, context),
            businessKey(item, side, context),
            null,
            values(item, side, context),
            variables.transientIn(side),
            waits ? item.rootInstanceId() : 0,
            ScopeTypes.CMMN,
            waits ? item.id() : 0);
    item.referenceId(context.runtime().partners().of(scopeType).start(call, context.command()));
    context.variables().set(item, names.idVariable(), ExternalIds.text(item.referenceId()));
    if (!waits) {
      context.apply(item, Transition.COMPLETE);
    }
  }

  /** What a caller gives goes before what is modelled. */
  private Map<String, Object> values(PlanItemEntity item, CallSide side, CmmnContext context) {
    var values = new LinkedHashMap<>(variables.in(side));
    values.putAll(context.takeGivenToCalled(item));
    return values;
  }

  private static CallSide side(PlanItemEntity item, CmmnContext context) {
    var variables = context.variables();
    return new CallSide(variables.access(), variables.node(item), context.scope(item));
  }

  private static void checkDepth(PlanItemEntity item, CmmnContext context) {
    var runtime = context.runtime();
    var depth = runtime.partners().of(ScopeTypes.CMMN).depth(item.id(), context.command());
    if (depth + 1 > runtime.callDepth()) {
      throw new LimitExceededException(
          named(item)
              + " is nested more than "
              + runtime.callDepth()
              + " instances deep. Break the circle of calls, or raise maxCallDepth.");
    }
  }

  private static String named(PlanItemEntity item) {
    return "The "
        + item.type()
        + " '"
        + item.elementId()
        + "' of case instance '"
        + item.caseInstanceId()
        + "'";
  }

  private CalledVersion version(PlanItemEntity item, CallSide side, CmmnContext context) {
    var key = called.reference().evaluateString(side.scope());
    if (key == null || key.isBlank()) {
      throw new ExpressionException(
          named(item)
              + " calls what '"
              + called.reference().text()
              + "' gives, which is nothing. It has to give a key.");
    }
    var tenant = evaluate(called.tenantId(), side);
    return new CalledVersion(
        key,
        called.binding(),
        evaluate(called.version(), side),
        tenant == null ? item.tenantId() : tenant,
        called.orNoTenant(),
        context.version(item).deploymentId(),
        named(item));
  }

  private String businessKey(PlanItemEntity item, CallSide side, CmmnContext context) {
    return names.inheritBusinessKey()
        ? context.tree().instance(item).businessKey()
        : evaluate(names.businessKey(), side);
  }

  private static String evaluate(Expression expression, CallSide side) {
    return expression == null ? null : expression.evaluateString(side.scope());
  }

  @Override
  public void calledInstanceEnds(PlanItemEntity item, CallSide instance, CmmnContext context) {
    variables.out(side(item, context), instance);
  }

  /** What it called ends with it; nothing comes out. */
  @Override
  public void trigger(PlanItemEntity item, CmmnContext context) {
    context.apply(item, Transition.COMPLETE);
  }

  @Override
  public void failed(PlanItemEntity item, CmmnContext context) {
    endCalled(item, "the plan item that called it has failed", context);
  }

  @Override
  public void over(PlanItemEntity item, CmmnContext context) {
    endCalled(item, REASON, context);
  }

  private void endCalled(PlanItemEntity item, String reason, CmmnContext context) {
    if (item.referenceId() != 0) {
      context
          .runtime()
          .partners()
          .of(scopeType)
          .cancel(item.referenceId(), item.rootInstanceId(), reason, context.command());
    }
  }

  /** It completes if what it called came to its end while it was held. */
  @Override
  public void resumed(PlanItemEntity item, CmmnContext context) {
    var partner = context.runtime().partners().of(scopeType);
    if (ItemState.of(item.state()) == ItemState.ACTIVE
        && !partner.isRunning(item.referenceId(), item.rootInstanceId(), context.command())) {
      context.apply(item, Transition.COMPLETE);
    }
  }
}
