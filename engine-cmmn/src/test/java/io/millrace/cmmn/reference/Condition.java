package io.millrace.cmmn.reference;

import java.util.Map;

/**
 * A condition over the variables of the case and the counter of the instance it is judged for, rule
 * 4.14.
 */
sealed interface Condition {

  /** The name under which conditions see the counter. */
  String COUNTER = "repetitionCounter";

  Condition ALWAYS = new Constant(true);
  Condition NEVER = new Constant(false);

  boolean holds(Map<String, Object> variables, int counter);

  /** The same condition in the expression language of the models, without the braces. */
  String text();

  record Constant(boolean value) implements Condition {
    @Override
    public boolean holds(Map<String, Object> variables, int counter) {
      return value;
    }

    @Override
    public String text() {
      return Boolean.toString(value);
    }
  }

  record AtLeast(String variable, int bound) implements Condition {
    @Override
    public boolean holds(Map<String, Object> variables, int counter) {
      return (Integer) variables.get(variable) >= bound;
    }

    @Override
    public String text() {
      return variable + " >= " + bound;
    }
  }

  record Equals(String variable, int value) implements Condition {
    @Override
    public boolean holds(Map<String, Object> variables, int counter) {
      return (Integer) variables.get(variable) == value;
    }

    @Override
    public String text() {
      return variable + " == " + value;
    }
  }

  record Is(String variable, boolean value) implements Condition {
    @Override
    public boolean holds(Map<String, Object> variables, int counter) {
      return (Boolean) variables.get(variable) == value;
    }

    @Override
    public String text() {
      return variable + " == " + value;
    }
  }

  record CounterBelow(int bound) implements Condition {
    @Override
    public boolean holds(Map<String, Object> variables, int counter) {
      return counter < bound;
    }

    @Override
    public String text() {
      return COUNTER + " < " + bound;
    }
  }

  record And(Condition left, Condition right) implements Condition {
    @Override
    public boolean holds(Map<String, Object> variables, int counter) {
      return left.holds(variables, counter) && right.holds(variables, counter);
    }

    @Override
    public String text() {
      return left.text() + " && " + right.text();
    }
  }
}
