package io.millrace.test.sweep;

import java.util.List;
import java.util.Locale;

/**
 * What the variables of the scenarios answer: {@code text} and {@code number} of an instance,
 * {@code own} of a part of it, {@code own} and {@code size} of a task.
 *
 * @param arguments takes what they answer
 */
public record VariableArguments(Arguments arguments) {

  /** Adds it. */
  public void add() {
    for (var start : List.of("variable", "processVariable", "caseVariable")) {
      texts(start, "text", "Goods");
      texts(start, "own", "Local");
      numbers(start, "number");
    }
    texts("taskVariable", "own", "Mine");
    numbers("taskVariable", "size");
    arguments
        .of("variableName", "text")
        .of("includeProcessVariables", List.of("text"))
        .of("includeCaseVariables", List.of("text"));
  }

  private void texts(String start, String name, String value) {
    arguments
        .of(start + "Exists", name)
        .of(start + "NotExists", "nothing")
        .these(start + "ValueEquals", name, value)
        .of(start + "ValueEquals", value)
        .these(start + "ValueNotEquals", name, "other")
        .these(start + "ValueEqualsIgnoreCase", name, value.toUpperCase(Locale.ROOT))
        .these(start + "ValueNotEqualsIgnoreCase", name, "other")
        .these(start + "ValueLike", name, value.substring(0, 3) + "%")
        .these(
            start + "ValueLikeIgnoreCase",
            name,
            value.substring(0, 3).toUpperCase(Locale.ROOT) + "%");
    compared(start, name, "A", "z");
  }

  private void numbers(String start, String name) {
    compared(start, name, 6, 11);
  }

  private void compared(String start, String name, Object less, Object greater) {
    arguments
        .these(start + "ValueGreaterThan", name, less)
        .these(start + "ValueGreaterThanOrEqual", name, less)
        .these(start + "ValueLessThan", name, greater)
        .these(start + "ValueLessThanOrEqual", name, greater);
  }

  /**
   * Adds what the services answer of the variables of one owner.
   *
   * @param service the type of the service
   * @param owner the id of what has a variable {@code own}
   */
  public void calls(String service, String owner) {
    for (var call : List.of("Variable", "VariableLocal", "LocalVariable")) {
      var get = service + ".get" + call;
      arguments
          .these(get, owner, "own")
          .these(get, owner, "own", String.class)
          .these(service + ".has" + call, owner, "own")
          .these(get.replace("Variable", "VariableInstance"), owner, "own");
      for (var all : List.of("Variables", "VariableInstances")) {
        var several = get.replace("Variable", all);
        arguments.of(several, owner).these(several, owner, List.of("own"));
      }
    }
  }
}
