package io.millrace.cmmn.internal.operation;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.StageView;
import java.util.Set;

/** What an expression sees that is only looked at: it may set nothing. */
record LookingScope(ExpressionScope scope) implements ExpressionScope {

  @Override
  public Object resolve(String name) {
    return scope.resolve(name);
  }

  @Override
  public void assign(String name, Object value) {
    throw new ExpressionException(
        "The variable '" + name + "' cannot be set while a case is explained, which only reads.");
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
  public StageView stage() {
    return scope.stage();
  }

  @Override
  public String location() {
    return scope.location();
  }
}
