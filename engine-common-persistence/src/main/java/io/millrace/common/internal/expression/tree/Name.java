package io.millrace.common.internal.expression.tree;

/** A first name: a variable, a bean, one of the documented objects. */
public record Name(String name) implements Term {

  @Override
  public Object evaluate(Environment environment) {
    return environment.read(name);
  }

  @Override
  public boolean isAssignable() {
    return true;
  }

  @Override
  public void assign(Environment environment, Object value) {
    environment.write(name, value);
  }

  @Override
  public String toString() {
    return name;
  }
}
