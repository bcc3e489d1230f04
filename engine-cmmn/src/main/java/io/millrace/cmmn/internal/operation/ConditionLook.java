package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.explanation.ConditionExplanation;
import io.millrace.cmmn.internal.casefile.ContextScope;
import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import io.millrace.common.ConflictException;
import io.millrace.common.DatabaseException;
import io.millrace.common.DatabaseUnavailableException;
import io.millrace.common.LockTimeoutException;
import io.millrace.common.OutcomeUnknownException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.persistence.OwnerEntity;

/**
 * Looks at what conditions evaluate to; what goes wrong there is part of the answer, unless it is
 * the database that fails.
 */
record ConditionLook(CmmnContext context) {

  /** Tells whether a rule is there and applies; one that cannot be evaluated does not. */
  boolean applies(Rule rule, OwnerEntity owner) {
    return rule.exists() && (rule.condition() == null || at(rule, owner).holds());
  }

  /**
   * Looks at the condition of a rule.
   *
   * @return null for a rule without one
   */
  ConditionExplanation at(Rule rule, OwnerEntity owner) {
    return at(rule.condition(), rule.contextRef(), owner);
  }

  /**
   * Looks at a condition of a case or plan item.
   *
   * @param condition null for none
   * @param contextRef the id of the case file item it is about, or null
   * @return null for none
   */
  ConditionExplanation at(Expression condition, String contextRef, OwnerEntity owner) {
    if (condition == null) {
      return null;
    }
    try {
      var about = ContextScope.of(scope(owner), contextRef);
      var holds = condition.evaluateBoolean(new LookingScope(about));
      return new ConditionExplanation(condition.text(), holds, null);
    } catch (ConflictException
        | DatabaseException
        | DatabaseUnavailableException
        | LockTimeoutException
        | OutcomeUnknownException e) {
      throw e;
    } catch (RuntimeException e) {
      var message = e.getMessage() == null ? e.getClass().getName() : e.getMessage();
      return new ConditionExplanation(condition.text(), null, message);
    }
  }

  private ExpressionScope scope(OwnerEntity owner) {
    return owner instanceof PlanItemEntity item
        ? context.scope(item)
        : context.caseScope((CaseInstanceEntity) owner);
  }
}
