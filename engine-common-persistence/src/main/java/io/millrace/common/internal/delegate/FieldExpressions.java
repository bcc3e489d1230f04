package io.millrace.common.internal.delegate;

import io.millrace.common.delegate.Expression;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import java.util.Set;

/** Makes the fields of a model expressions that user code can evaluate. */
record FieldExpressions(Expressions expressions) {

  Expression of(InjectedValue field) {
    return field.isExpression()
        ? new Evaluated(expressions.parse(field.value()))
        : new Fixed(field.value());
  }

  private record Fixed(String text) implements Expression {
    @Override
    public Object getValue(VariableScope scope) {
      return text;
    }

    @Override
    public String getExpressionText() {
      return text;
    }
  }

  private record Evaluated(io.millrace.common.internal.expression.Expression parsed)
      implements Expression {
    @Override
    public Object getValue(VariableScope scope) {
      return parsed.evaluate(new UserScope(scope));
    }

    @Override
    public String getExpressionText() {
      return parsed.text();
    }
  }

  /** What an expression sees that user code evaluates for an execution or a task. */
  private record UserScope(VariableScope scope) implements ExpressionScope {

    private static final Set<String> ROOTS = Set.of("execution", "task", "variables");

    @Override
    public Object resolve(String name) {
      return switch (name) {
        case "execution", "task" -> scope;
        case "variables" -> scope.getVariables();
        default -> scope.hasVariable(name) ? scope.getVariable(name) : ABSENT;
      };
    }

    @Override
    public void assign(String name, Object value) {
      scope.setVariable(name, value);
    }

    @Override
    public Set<String> roots() {
      return ROOTS;
    }
  }
}
