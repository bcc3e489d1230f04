package io.millrace.common.internal.listener;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.internal.expression.ExpressionScope;
import java.util.Map;
import java.util.Set;

/**
 * What an expression sees at the end of a transaction.
 *
 * @param objects the objects that show what happened
 * @param variables gives the values of that moment
 * @param location where it happened
 */
record PictureScope(Map<String, Object> objects, DelegateScope variables, String location)
    implements ExpressionScope {

  @Override
  public Object resolve(String name) {
    if (objects.containsKey(name)) {
      return objects.get(name);
    }
    return variables.hasVariable(name) ? variables.getVariable(name) : ABSENT;
  }

  @Override
  public void assign(String name, Object value) {
    throw new IllegalStateEngineException(
        "Cannot set the variable '"
            + name
            + "' in a listener that is called at the end of a transaction. Call a service of the"
            + " engine instead.");
  }

  @Override
  public Set<String> roots() {
    return objects.keySet();
  }
}
