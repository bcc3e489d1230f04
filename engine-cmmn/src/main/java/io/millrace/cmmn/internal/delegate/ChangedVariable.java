package io.millrace.cmmn.internal.delegate;

import io.millrace.cmmn.delegate.DelegateCaseInstance;
import io.millrace.cmmn.delegate.DelegateCaseVariableInstance;
import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.internal.operation.CmmnContext;
import io.millrace.cmmn.internal.operation.VariableChange;

/** The change of a variable as its listeners see it. */
record ChangedVariable(VariableChange change, CmmnContext context)
    implements DelegateCaseVariableInstance {

  @Override
  public String getEventName() {
    return change.event();
  }

  @Override
  public String getName() {
    return change.name();
  }

  @Override
  public Object getValue() {
    return change.value().get();
  }

  @Override
  public DelegatePlanItemInstance getSourcePlanItemInstance() {
    return change.item() == null
        ? null
        : new DelegatePlanItemInstanceImpl(change.item(), change.event(), context);
  }

  @Override
  public DelegateCaseInstance getCaseInstance() {
    return new DelegateCaseInstanceImpl(change.instance(), change.event(), context);
  }
}
