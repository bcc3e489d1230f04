package io.millrace.bpmn.internal.operation;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.Expression;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import java.util.HashSet;
import java.util.Set;

/**
 * The condition of an event. It is looked at before all that it speaks of is known, so it does not
 * hold where a variable is not there, or where null comes out.
 *
 * @param expression the condition, parsed
 * @param expressions finds what names stand for
 */
public record EventCondition(Expression expression, Expressions expressions) {

  /** Tells whether the condition holds. */
  public boolean holds(ExpressionScope scope) {
    var seen = new Seen(scope, new HashSet<>());
    try {
      return expression.evaluate(seen) != null && expression.evaluateBoolean(seen);
    } catch (ExpressionException e) {
      if (seen.absent().stream().anyMatch(name -> isUnknown(name, scope))) {
        return false;
      }
      throw e;
    }
  }

  private boolean isUnknown(String name, ExpressionScope scope) {
    return expressions.find(name, scope) == ExpressionScope.ABSENT;
  }

  /** Notes which names the scope did not know. */
  private record Seen(ExpressionScope scope, Set<String> absent) implements ExpressionScope {

    @Override
    public Object resolve(String name) {
      var value = scope.resolve(name);
      if (value == ABSENT) {
        absent.add(name);
      }
      return value;
    }

    @Override
    public void assign(String name, Object value) {
      scope.assign(name, value);
    }

    @Override
    public void userCodeFollows() {
      scope.userCodeFollows();
    }

    @Override
    public Set<String> roots() {
      return scope.roots();
    }

    @Override
    public String location() {
      return scope.location();
    }
  }
}
