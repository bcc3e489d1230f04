package io.millrace.bpmn.internal.parser;

import io.millrace.bpmn.internal.model.InjectedField;
import io.millrace.bpmn.internal.model.OutsideTask;
import io.millrace.bpmn.internal.model.Script;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds nothing wrong with what is deployed already: it was judged then, and what this engine was
 * given since is the matter of the task that needs it, not of all instances of its definition.
 *
 * @param resources gives the text of a resource on the class path
 */
public record DeployedWorkCheck(Function<String, Optional<String>> resources) implements WorkCheck {

  @Override
  public Optional<String> engineUse(String text) {
    return Optional.empty();
  }

  @Override
  public List<Finding> script(Script script) {
    return List.of();
  }

  @Override
  public Optional<String> resource(String name) {
    return resources.apply(name);
  }

  @Override
  public List<Finding> fields(OutsideTask.Kind kind, List<InjectedField> fields) {
    return List.of();
  }

  @Override
  public List<Finding> decisions() {
    return List.of();
  }
}
