package io.millrace.cmmn.internal.judgement;

import io.millrace.cmmn.internal.casefile.ContextScope;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.StageView;
import java.util.Set;

/**
 * What an expression sees, with a note of what it looks at.
 *
 * @param scope what it sees
 * @param reads where that is noted
 */
record NotedScope(ContextScope scope, Reads reads) implements ContextScope {

  @Override
  public Object resolve(String name) {
    var value = scope.resolve(name);
    if (scope.roots().contains(name)) {
      reads.anything();
    } else {
      reads.found(name, value);
    }
    return value;
  }

  @Override
  public ExpressionScope about(String item) {
    reads.anything();
    return scope.about(item);
  }

  @Override
  public StageView stage() {
    reads.anything();
    return scope.stage();
  }

  @Override
  public void userCodeFollows() {
    reads.anything();
    scope.userCodeFollows();
  }

  @Override
  public void assign(String name, Object value) {
    reads.anything();
    scope.assign(name, value);
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
