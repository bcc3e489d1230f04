package io.millrace.cmmn.internal.delegate;

import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.StageView;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What the expression of a listener sees: some objects that show what happened, and what any
 * expression sees at the plan item or case.
 *
 * @param objects the objects by name
 * @param around what any expression sees there
 */
record ListenerScope(Map<String, Object> objects, ExpressionScope around)
    implements ExpressionScope {

  @Override
  public Object resolve(String name) {
    return objects.containsKey(name) ? objects.get(name) : around.resolve(name);
  }

  @Override
  public void assign(String name, Object value) {
    around.assign(name, value);
  }

  @Override
  public void userCodeFollows() {
    around.userCodeFollows();
  }

  @Override
  public Set<String> roots() {
    var roots = new HashSet<>(around.roots());
    roots.addAll(objects.keySet());
    return roots;
  }

  @Override
  public StageView stage() {
    return around.stage();
  }

  @Override
  public String location() {
    return around.location();
  }
}
